import type { RefundItem } from '@vitrine/contract/admin';
import { prorate } from '../../pricing/prorate.ts';
import { calculateUnitsAmount, type ItemAmounts } from '../returns/rules.ts';

export interface RefundableItem extends ItemAmounts {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  /** The price of one unit before discounts. */
  readonly price: number;
  readonly unshippedQuantity: number;
}

export interface RefundLine {
  readonly item: RefundableItem;
  readonly quantity: number;
  readonly fullAmount: number;
  readonly discount: number;
  /** What the units are refunded with by themselves. */
  readonly share: number;
  readonly amount: number;
  /** What goes back beyond the amount: the part of the goodwill that this item bears. */
  readonly goodwill: number;
  readonly unshippedQuantity: number;
}

/** What can go back at most. */
export interface RefundLimits {
  readonly items: ReadonlyMap<string, number>;
  readonly shipping: number;
  readonly total: number;
}

export interface Refund {
  readonly lines: readonly RefundLine[];
  readonly shipping: number;
  readonly goodwill: number;
  readonly total: number;
  readonly left: RefundLimits;
}

export type RefundProblem =
  | 'too-many-items'
  | 'amount-too-high'
  | 'shipping-too-high'
  | 'goodwill-too-high'
  | 'nothing-to-refund';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const getQuantityLeft = ({ quantity, takenQuantity }: RefundableItem) => quantity - takenQuantity;
const getAmountLeft = ({ amountPaid, takenAmount }: RefundableItem) =>
  Math.max(0, amountPaid - takenAmount);

function toRefundLine(
  item: RefundableItem,
  { quantity, amount: chosen }: Omit<RefundItem, 'orderItemId'>,
): RefundLine {
  const share = calculateUnitsAmount(item, quantity);
  const amount = chosen ?? share;
  const fullAmount = quantity > 0 ? Math.max(share, item.price * quantity) : amount;
  return {
    item,
    quantity,
    fullAmount,
    discount: quantity > 0 ? fullAmount - share : 0,
    share,
    amount,
    goodwill: 0,
    unshippedQuantity: Math.min(quantity, item.unshippedQuantity),
  };
}

/** The goodwill is borne by the items of the merchant order, by what is left of each. */
function spreadGoodwill(lines: readonly RefundLine[], goodwill: number): RefundLine[] {
  const parts = prorate(
    goodwill,
    lines.map(({ item, amount }) => getAmountLeft(item) - amount),
  );
  return lines.map((line, index) => ({ ...line, goodwill: parts[index] ?? 0 }));
}

const isRefunded = ({ quantity, amount, goodwill }: RefundLine) =>
  quantity > 0 || amount + goodwill > 0;

interface RefundRequest {
  /** Undefined: all units that are left. */
  readonly requested: readonly RefundItem[] | undefined;
  /** Undefined: all that is left of it if nothing was sent and all units go back, else nothing. */
  readonly shipping: number | undefined;
  readonly goodwill: number;
  readonly shippingLeft: number;
  readonly hasShipped: boolean;
}

function findLimits(items: readonly RefundableItem[], shippingLeft: number): RefundLimits {
  const left = new Map(items.map((item) => [item.id, getAmountLeft(item)]));
  return { items: left, shipping: shippingLeft, total: sum([...left.values(), shippingLeft]) };
}

function findExcess(
  { lines, shipping, goodwill, left }: Refund,
  requested: readonly RefundItem[] | undefined,
): RefundProblem | undefined {
  const isUnknown = requested?.some(({ orderItemId }) => !left.items.has(orderItemId));
  if (isUnknown || lines.some(({ item, quantity }) => quantity > getQuantityLeft(item)))
    return 'too-many-items';
  if (lines.some(({ item, amount }) => amount > getAmountLeft(item))) return 'amount-too-high';
  if (shipping > left.shipping) return 'shipping-too-high';
  const goodsLeft = sum(lines.map(({ item, amount }) => getAmountLeft(item) - amount));
  return goodwill > goodsLeft ? 'goodwill-too-high' : undefined;
}

/**
 * Splits a refund by items. Each unit carries its share of the discounts; another amount can be chosen for it.
 * Nothing goes back that was not paid or is refunded already.
 */
export function splitRefund(
  items: readonly RefundableItem[],
  { requested, shipping: chosenShipping, goodwill, shippingLeft, hasShipped }: RefundRequest,
): Refund | RefundProblem {
  const left = findLimits(items, shippingLeft);
  if (left.total === 0 && items.every((item) => getQuantityLeft(item) === 0))
    return 'nothing-to-refund';
  const chosen = new Map(requested?.map((each) => [each.orderItemId, each]));
  const lines = items.map((item) =>
    toRefundLine(
      item,
      requested ? (chosen.get(item.id) ?? { quantity: 0 }) : { quantity: getQuantityLeft(item) },
    ),
  );
  const isEverything = lines.every(({ item, quantity }) => quantity === getQuantityLeft(item));
  const shipping = chosenShipping ?? (isEverything && !hasShipped ? shippingLeft : 0);
  const total = sum([...lines.map(({ amount }) => amount), shipping, goodwill]);
  const refund = { lines, shipping, goodwill, total, left };
  const excess = findExcess(refund, requested);
  return excess ?? { ...refund, lines: spreadGoodwill(lines, goodwill).filter(isRefunded) };
}
