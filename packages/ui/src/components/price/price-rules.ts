import { inTenths, percentOfOriginal } from '@vitrine/kit';

export interface Discount {
  tenths: string;
  off: number;
}

/** How a reduction is told: in tenths of the price that remain, or in percent taken off. */
export function discountOf(price: number, original: number): Discount | null {
  const remains = percentOfOriginal(price, original);
  return remains < 100 ? { tenths: inTenths(remains), off: 100 - remains } : null;
}
