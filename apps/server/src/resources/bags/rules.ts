import { type BagNotice, MAX_QUANTITY_PER_ITEM } from '@vitrine/contract';
import { clamp } from '@vitrine/kit';
import type { BagItemRecord } from './queries.ts';

/** The stock of a variant and the quantity reserved by other shoppers. */
interface StockLevel {
  stock: number | null;
  reserved: number;
  is_online: boolean;
}

/** The quantity a shopper can buy now; 0 for a size that is no longer in the catalogue. */
export const countAvailable = ({ stock, reserved, is_online }: StockLevel): number =>
  stock === null || !is_online ? 0 : clamp(stock - reserved, 0, MAX_QUANTITY_PER_ITEM);

type ItemWithStock = StockLevel &
  Pick<BagItemRecord, 'quantity' | 'price_incl_taxes' | 'price_when_added' | 'opens_at'>;

/** The changes to an item that a shopper should see before checking out. */
export function listNotices(item: ItemWithStock): BagNotice[] {
  if (item.stock === null || !item.is_online) return ['gone'];
  const available = countAvailable(item);
  if (item.opens_at) return ['not-open'];
  if (available === 0) return ['sold-out'];
  const change = Number(item.price_incl_taxes) - Number(item.price_when_added);
  return [
    ...(available < item.quantity ? (['fewer-left'] as const) : []),
    ...(available === 1 && item.quantity === 1 ? (['last-piece'] as const) : []),
    ...(change > 0 ? (['price-up'] as const) : []),
    ...(change < 0 ? (['price-down'] as const) : []),
  ];
}

export const isOrderable = (
  item: StockLevel & Pick<BagItemRecord, 'quantity' | 'opens_at'>,
): boolean => item.opens_at === null && countAvailable(item) >= item.quantity;
