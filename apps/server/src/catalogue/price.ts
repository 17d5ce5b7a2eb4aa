import { DISCOUNT_BANDS } from '@vitrine/kit';
import type { VariantRow } from './rows.ts';

export interface LeadingPrice {
  price: number;
  original: number;
  currency: string;
}

type PricedVariant = Pick<VariantRow, 'price' | 'original' | 'quantity' | 'currency'>;

/** Finds the displayed price: the lowest in stock, or the lowest of all when everything is sold out. */
export function findLeadingPrice(variants: readonly PricedVariant[]): LeadingPrice | undefined {
  const inStock = variants.filter((variant) => variant.quantity > 0);
  const candidates = inStock.length > 0 ? inStock : variants;
  const [first, ...rest] = candidates;
  if (!first) return undefined;
  const lowest = rest.reduce((best, next) => (next.price < best.price ? next : best), first);
  return { price: lowest.price, original: lowest.original, currency: lowest.currency };
}

/** The discount in whole percent, rounded down so that a product does not enter a higher band. */
export const calculatePercentOff = (price: number, original: number): number =>
  original > 0 && price < original ? Math.floor(((original - price) * 100) / original) : 0;

export const isSoldOut = (variants: readonly Pick<VariantRow, 'quantity'>[]): boolean =>
  variants.every((variant) => variant.quantity === 0);

/** Whether every size has exactly one item left over all merchants. */
export function isLowStock(variants: readonly Pick<VariantRow, 'size' | 'quantity'>[]): boolean {
  const quantityBySize = new Map<string, number>();
  for (const { size, quantity } of variants)
    quantityBySize.set(size, (quantityBySize.get(size) ?? 0) + quantity);
  return (
    quantityBySize.size > 0 && [...quantityBySize.values()].every((quantity) => quantity === 1)
  );
}

/** Finds the lower bound of the band a discount belongs to. */
export const findDiscountBand = (percent: number): string | undefined =>
  DISCOUNT_BANDS.findLast((lower) => percent >= lower)?.toString();

/** Finds the upper bound of a band; the last one has none. */
export const findBandEnd = (lower: string): string | null =>
  DISCOUNT_BANDS.find((bound) => bound > Number(lower))?.toString() ?? null;
