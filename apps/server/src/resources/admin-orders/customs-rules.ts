import type { ShipmentStatus } from '@vitrine/contract';
import type { CustomsFacts, CustomsGap, MerchantOrderDetails } from '@vitrine/contract/admin';
import type { DutyRate } from '../../pricing/break-down-taxes.ts';

/** What customs papers say about a product. */
export interface CustomsRecord extends CustomsFacts {
  readonly dutyRate: DutyRate | null;
}

const GAPS: readonly (readonly [CustomsGap, keyof CustomsRecord])[] = [
  ['hs-code', 'hsCode'],
  ['origin-country', 'originCountry'],
  ['net-weight', 'netWeight'],
  ['duty-rate', 'dutyRate'],
];

/** After these, no paper is needed any more. */
const DONE: readonly ShipmentStatus[] = ['delivering', 'delivered', 'cancelled'];

export interface DeclaredItem {
  readonly id: string;
  readonly productId: string;
  readonly quantity: number;
  /** Units that were refunded, or that go back. */
  readonly returned: number;
}

interface DeclaredOrder {
  readonly status: ShipmentStatus;
  /** Whether its parcels pass customs. */
  readonly isCleared: boolean;
}

/** Names what the customs papers of an order lack, with the items that lack it. */
export function findCustomsWarnings(
  { status, isCleared }: DeclaredOrder,
  items: readonly DeclaredItem[],
  records: ReadonlyMap<string, CustomsRecord>,
): MerchantOrderDetails['customsWarnings'] {
  if (!isCleared || DONE.includes(status)) return [];
  const declared = items.filter(({ quantity, returned }) => quantity > returned);
  return GAPS.flatMap(([gap, field]) => {
    const lacking = declared.filter(({ productId }) => !records.get(productId)?.[field]);
    return lacking.length > 0 ? [{ gap, orderItemIds: lacking.map(({ id }) => id) }] : [];
  });
}
