import type { ItemQuantity } from '@vitrine/contract/admin';
import { calculateRefund } from '../returns/rules.ts';

export interface RefundableItem {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
  /** The price of one unit before discounts. */
  readonly price: number;
  /** For the whole quantity, after discounts. */
  readonly amountPaid: number;
  /** Units that were refunded or go back, and the amount for them. */
  readonly takenQuantity: number;
  readonly takenAmount: number;
  readonly unshippedQuantity: number;
}

export interface RefundLine {
  readonly item: RefundableItem;
  readonly quantity: number;
  readonly fullAmount: number;
  readonly discount: number;
  readonly amount: number;
  readonly unshippedQuantity: number;
}

export interface Refund {
  readonly lines: readonly RefundLine[];
  readonly shipping: number;
  readonly total: number;
}

const getQuantityLeft = ({ quantity, takenQuantity }: RefundableItem) => quantity - takenQuantity;

/** The last units get what is left, so that all refunds of an item add up to what was paid for it. */
function calculateAmount(item: RefundableItem, quantity: number): number {
  const left = item.amountPaid - item.takenAmount;
  if (quantity === getQuantityLeft(item)) return left;
  const paid = {
    amount_paid: String(item.amountPaid),
    quantity: item.quantity,
    returned: item.takenQuantity,
  };
  return Math.min(left, calculateRefund(paid, quantity));
}

function toRefundLine(item: RefundableItem, quantity: number): RefundLine {
  const amount = calculateAmount(item, quantity);
  const fullAmount = Math.max(amount, item.price * quantity);
  return {
    item,
    quantity,
    fullAmount,
    discount: fullAmount - amount,
    amount,
    unshippedQuantity: Math.min(quantity, item.unshippedQuantity),
  };
}

function sumQuantities(requested: readonly ItemQuantity[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { orderItemId, quantity } of requested)
    quantities.set(orderItemId, (quantities.get(orderItemId) ?? 0) + quantity);
  return quantities;
}

interface RefundRequest {
  /** Undefined: everything that is left. */
  readonly requested: readonly ItemQuantity[] | undefined;
  readonly shippingLeft: number;
  readonly includesShipping: boolean;
  readonly hasShipped: boolean;
}

/**
 * Splits a refund by items. Each unit carries its share of the discounts; delivery is refunded on request, and
 * by itself when nothing was sent and nothing is left to send.
 */
export function splitRefund(
  items: readonly RefundableItem[],
  { requested, shippingLeft, includesShipping, hasShipped }: RefundRequest,
): Refund | 'too-many-items' | 'nothing-to-refund' {
  const quantities = requested
    ? sumQuantities(requested)
    : new Map(items.map((item) => [item.id, getQuantityLeft(item)]));
  const known = new Map(items.map((item) => [item.id, item]));
  for (const [id, quantity] of quantities) {
    const item = known.get(id);
    if (!item || quantity > getQuantityLeft(item)) return 'too-many-items';
  }
  const lines = items
    .map((item) => ({ item, quantity: quantities.get(item.id) ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ item, quantity }) => toRefundLine(item, quantity));
  const isEverything = items.every(
    (item) => (quantities.get(item.id) ?? 0) === getQuantityLeft(item),
  );
  const shipping = includesShipping || (isEverything && !hasShipped) ? shippingLeft : 0;
  const total = lines.reduce((sum, { amount }) => sum + amount, shipping);
  return total === 0 && lines.length === 0 ? 'nothing-to-refund' : { lines, shipping, total };
}
