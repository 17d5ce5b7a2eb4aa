import { formatTenths, percentOfOriginal } from '@vitrine/kit';

export interface Discount {
  tenths: string;
  off: number;
}

/** The discount as tenths of the price that remain (Chinese) and as percent off (English). */
export function calculateDiscount(price: number, original: number): Discount | null {
  const remaining = percentOfOriginal(price, original);
  return remaining < 100 ? { tenths: formatTenths(remaining), off: 100 - remaining } : null;
}
