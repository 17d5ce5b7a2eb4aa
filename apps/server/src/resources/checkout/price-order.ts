import type { Discount, Offer, OrderLine } from './promotions-port.ts';
import { sharesOf } from './shares.ts';

/** What a boutique asks for sending its part. */
export interface ShippingCharge {
  readonly merchantId: string;
  readonly fee: number;
}

export interface PricedLine {
  readonly id: string;
  readonly merchantId: string;
  /** Price times quantity. */
  readonly amount: number;
  /** Its part of all discounts: what is given back for it is the amount less this. */
  readonly discount: number;
}

export interface PricedShipping extends ShippingCharge {
  readonly discount: number;
}

/** An order in minor units, taxes included throughout. */
export interface PricedOrder {
  readonly lines: readonly PricedLine[];
  readonly shipping: readonly PricedShipping[];
  readonly subTotalAmount: number;
  readonly totalShippingFee: number;
  readonly totalDiscount: number;
  readonly grandTotal: number;
}

/** No way of paying takes nothing. */
const LEAST_PAYABLE = 1;

const amountOf = ({ price, quantity }: OrderLine) => price * quantity;
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const coveredBy = ({ lineIds }: Discount, lines: readonly OrderLine[]) =>
  lineIds === null ? lines : lines.filter(({ id }) => lineIds.includes(id));

const percentOf = (percentage: number, amount: number) => Math.floor((amount * percentage) / 100);

/** What is missing until the least demanding offer of a discount counts; null: one does. */
export function missingForDiscount(discount: Discount, lines: readonly OrderLine[]): number | null {
  const spent = total(coveredBy(discount, lines).map(amountOf));
  const least = Math.min(...discount.offers.map(({ minValue }) => minValue));
  return spent >= least ? null : least - spent;
}

interface Charges {
  items: number[];
  shipping: number[];
}

/** What one offer takes off each line and each delivery, of what is left to pay of them. */
function offerOff(
  offer: Offer,
  covered: readonly boolean[],
  spent: number,
  left: Charges,
): Charges {
  const none = { items: left.items.map(() => 0), shipping: left.shipping.map(() => 0) };
  if (spent < offer.minValue) return none;
  if (offer.type === 'percent-off-shipping')
    return {
      ...none,
      shipping: left.shipping.map((fee) => percentOf(offer.discountPercentage, fee)),
    };
  const open = left.items.map((amount, at) => (covered[at] ? amount : 0));
  const payable = total(open);
  const off =
    offer.type === 'money-off'
      ? Math.min(offer.discountValue, payable)
      : percentOf(offer.discountPercentage, payable);
  return { ...none, items: sharesOf(off, open) };
}

/**
 * The amounts of an order. Minimums are held against full prices of the lines a discount covers, so that
 * the order in which discounts come does not decide whether they count.
 */
export function priceOrder(
  lines: readonly OrderLine[],
  shipping: readonly ShippingCharge[],
  discounts: readonly Discount[],
): PricedOrder {
  const full: Charges = { items: lines.map(amountOf), shipping: shipping.map(({ fee }) => fee) };
  let left = full;
  for (const discount of discounts) {
    const covered = new Set(coveredBy(discount, lines).map(({ id }) => id));
    const isCovered = lines.map(({ id }) => covered.has(id));
    const spent = total(full.items.filter((_, at) => isCovered[at]));
    for (const offer of discount.offers) {
      const off = offerOff(offer, isCovered, spent, left);
      left = {
        items: left.items.map((amount, at) => amount - (off.items[at] ?? 0)),
        shipping: left.shipping.map((fee, at) => fee - (off.shipping[at] ?? 0)),
      };
    }
  }
  return summedUp(lines, shipping, full, withLeastPayable(full, left));
}

/** Gives the smallest coin back where everything would be free. */
function withLeastPayable(full: Charges, left: Charges): Charges {
  if (total(left.items) + total(left.shipping) > 0) return left;
  const at = full.items.findIndex((amount) => amount > 0);
  return {
    ...left,
    items: left.items.map((amount, each) => (each === at ? LEAST_PAYABLE : amount)),
  };
}

function summedUp(
  lines: readonly OrderLine[],
  shipping: readonly ShippingCharge[],
  full: Charges,
  left: Charges,
): PricedOrder {
  const subTotalAmount = total(full.items);
  const totalShippingFee = total(full.shipping);
  const grandTotal = total(left.items) + total(left.shipping);
  return {
    lines: lines.map((line, at) => ({
      id: line.id,
      merchantId: line.merchantId,
      amount: amountOf(line),
      discount: amountOf(line) - (left.items[at] ?? 0),
    })),
    shipping: shipping.map((charge, at) => ({
      ...charge,
      discount: charge.fee - (left.shipping[at] ?? 0),
    })),
    subTotalAmount,
    totalShippingFee,
    totalDiscount: subTotalAmount + totalShippingFee - grandTotal,
    grandTotal,
  };
}
