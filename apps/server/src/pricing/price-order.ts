import type { Offer, OrderLine, PromotionDiscount } from './promotion-discount.ts';
import { prorate } from './prorate.ts';

/** The shipping fee of one merchant. */
export interface ShippingCharge {
  readonly merchantId: string;
  readonly fee: number;
}

export interface PricedLine {
  readonly id: string;
  readonly merchantId: string;
  /** Price times quantity. */
  readonly amount: number;
  /** Its part of all discounts. The refundable amount is the amount less this. */
  readonly discount: number;
}

export interface PricedShipping extends ShippingCharge {
  readonly discount: number;
}

/** The amounts of an order in minor units, taxes included. */
export interface PricedOrder {
  readonly lines: readonly PricedLine[];
  readonly shipping: readonly PricedShipping[];
  readonly subTotalAmount: number;
  readonly totalShippingFee: number;
  readonly totalDiscount: number;
  readonly grandTotal: number;
}

/** Payment providers do not accept an amount of zero. */
const MIN_PAYABLE = 1;

const getAmount = ({ price, quantity }: OrderLine) => price * quantity;
const sumAmounts = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const filterCoveredLines = ({ lineIds }: PromotionDiscount, lines: readonly OrderLine[]) =>
  lineIds === null ? lines : lines.filter(({ id }) => lineIds.includes(id));

const calculatePercentage = (percentage: number, amount: number) =>
  Math.floor((amount * percentage) / 100);

/** The amount missing until one offer of the discount applies, or null when one does. */
export function amountUntilDiscount(
  discount: PromotionDiscount,
  lines: readonly OrderLine[],
): number | null {
  const spent = sumAmounts(filterCoveredLines(discount, lines).map(getAmount));
  const minimum = Math.min(...discount.offers.map(({ minValue }) => minValue));
  return spent >= minimum ? null : minimum - spent;
}

interface Charges {
  items: number[];
  shipping: number[];
}

/** The reduction of each line and each delivery by one offer, based on what remains to be paid. */
function calculateReduction(
  offer: Offer,
  covered: readonly boolean[],
  spent: number,
  remaining: Charges,
): Charges {
  const none = { items: remaining.items.map(() => 0), shipping: remaining.shipping.map(() => 0) };
  if (spent < offer.minValue) return none;
  if (offer.type === 'percent-off-shipping')
    return {
      ...none,
      shipping: remaining.shipping.map((fee) => calculatePercentage(offer.discountPercentage, fee)),
    };
  const payableItems = remaining.items.map((amount, index) => (covered[index] ? amount : 0));
  const payable = sumAmounts(payableItems);
  const reduction =
    offer.type === 'money-off'
      ? Math.min(offer.discountValue, payable)
      : calculatePercentage(offer.discountPercentage, payable);
  return { ...none, items: prorate(reduction, payableItems) };
}

/**
 * Calculates the amounts of an order. Minimums are compared with the full prices of the covered lines,
 * so that the order of the discounts does not decide whether they apply.
 */
export function priceOrder(
  lines: readonly OrderLine[],
  shipping: readonly ShippingCharge[],
  discounts: readonly PromotionDiscount[],
): PricedOrder {
  const full: Charges = { items: lines.map(getAmount), shipping: shipping.map(({ fee }) => fee) };
  let remaining = full;
  for (const discount of discounts) {
    const covered = new Set(filterCoveredLines(discount, lines).map(({ id }) => id));
    const isCovered = lines.map(({ id }) => covered.has(id));
    const spent = sumAmounts(full.items.filter((_, index) => isCovered[index]));
    for (const offer of discount.offers) {
      const reduction = calculateReduction(offer, isCovered, spent, remaining);
      remaining = {
        items: remaining.items.map((amount, index) => amount - (reduction.items[index] ?? 0)),
        shipping: remaining.shipping.map((fee, index) => fee - (reduction.shipping[index] ?? 0)),
      };
    }
  }
  return buildPricedOrder(lines, shipping, full, withMinPayable(full, remaining));
}

/** Charges the minimum amount when everything would be free. */
function withMinPayable(full: Charges, remaining: Charges): Charges {
  if (sumAmounts(remaining.items) + sumAmounts(remaining.shipping) > 0) return remaining;
  const index = full.items.findIndex((amount) => amount > 0);
  return {
    ...remaining,
    items: remaining.items.map((amount, itemIndex) => (itemIndex === index ? MIN_PAYABLE : amount)),
  };
}

function buildPricedOrder(
  lines: readonly OrderLine[],
  shipping: readonly ShippingCharge[],
  full: Charges,
  remaining: Charges,
): PricedOrder {
  const subTotalAmount = sumAmounts(full.items);
  const totalShippingFee = sumAmounts(full.shipping);
  const grandTotal = sumAmounts(remaining.items) + sumAmounts(remaining.shipping);
  return {
    lines: lines.map((line, index) => ({
      id: line.id,
      merchantId: line.merchantId,
      amount: getAmount(line),
      discount: getAmount(line) - (remaining.items[index] ?? 0),
    })),
    shipping: shipping.map((charge, index) => ({
      ...charge,
      discount: charge.fee - (remaining.shipping[index] ?? 0),
    })),
    subTotalAmount,
    totalShippingFee,
    totalDiscount: subTotalAmount + totalShippingFee - grandTotal,
    grandTotal,
  };
}
