import type { MerchantOrderDetails, RefundItem } from '@vitrine/contract/admin';
import type { Units } from './UnitFields.tsx';
import { countRefundable } from './units.ts';

export interface RefundDraft {
  readonly units: Units;
  /** Amounts that were typed; without one, an item gets the share of its units. */
  readonly amounts: Readonly<Record<string, number | null>>;
  /** Null: what the server suggests. */
  readonly shipping: number | null;
  readonly goodwill: number | null;
}

/** A new draft. Before anything is sent the only item is chosen; later most refunds are of an amount. */
export function createRefundDraft({ items }: Pick<MerchantOrderDetails, 'items'>): RefundDraft {
  const hasShipped = items.some(({ shippedQuantity }) => shippedQuantity > 0);
  const [item, ...others] = items.filter((each) => countRefundable(each) > 0);
  const isOnly = item && others.length === 0 && !hasShipped;
  const units = isOnly ? { [item.id]: countRefundable(item) } : {};
  return { units, amounts: {}, shipping: null, goodwill: null };
}

/** What goes back for items, as the calls take it. */
export function listRefundItems({ units, amounts }: RefundDraft): RefundItem[] {
  const ids = new Set([...Object.keys(units), ...Object.keys(amounts)]);
  return [...ids].flatMap((orderItemId) => {
    const quantity = units[orderItemId] ?? 0;
    const amount = amounts[orderItemId];
    if (quantity === 0 && !amount) return [];
    return [{ orderItemId, quantity, ...(typeof amount === 'number' ? { amount } : {}) }];
  });
}

/** The query of the preview. */
export const toRefundQuery = (draft: RefundDraft): Record<string, string> => ({
  items: listRefundItems(draft)
    .map(({ orderItemId, quantity, amount }) =>
      [orderItemId, quantity, amount].filter((part) => part !== undefined).join(':'),
    )
    .join(','),
  ...(draft.shipping === null ? {} : { shippingAmount: String(draft.shipping) }),
  ...(draft.goodwill ? { goodwill: String(draft.goodwill) } : {}),
});
