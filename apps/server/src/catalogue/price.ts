import type { VariantRow } from './rows.ts';

export interface LeadingPrice {
  price: number;
  original: number;
  currency: string;
}

type Priced = Pick<VariantRow, 'price' | 'original' | 'quantity' | 'currency'>;

/** The price a product is shown with: the lowest that can still be bought, else the lowest there is. */
export function leadingPrice(variants: readonly Priced[]): LeadingPrice | undefined {
  const inStock = variants.filter((variant) => variant.quantity > 0);
  const candidates = inStock.length > 0 ? inStock : variants;
  const [first, ...rest] = candidates;
  if (!first) return undefined;
  const lowest = rest.reduce((best, next) => (next.price < best.price ? next : best), first);
  return { price: lowest.price, original: lowest.original, currency: lowest.currency };
}

/** How much is off, in whole percent; never rounded up, so that a band is not entered early. */
export const percentOff = (price: number, original: number): number =>
  original > 0 && price < original ? Math.floor(((original - price) * 100) / original) : 0;

export const isSoldOut = (variants: readonly Pick<VariantRow, 'quantity'>[]): boolean =>
  variants.every((variant) => variant.quantity === 0);

/** Every size has one piece left, wherever it would be sent from. */
export function isLowStock(variants: readonly Pick<VariantRow, 'size' | 'quantity'>[]): boolean {
  const left = new Map<string, number>();
  for (const { size, quantity } of variants) left.set(size, (left.get(size) ?? 0) + quantity);
  return left.size > 0 && [...left.values()].every((quantity) => quantity === 1);
}

/** Bands of discount, by how much is off. A band ends where the next one begins. */
export const DISCOUNT_BANDS = [10, 20, 30, 50] as const;

/** The lower bound of the band a discount falls into. */
export const discountBand = (percent: number): string | undefined =>
  DISCOUNT_BANDS.findLast((lower) => percent >= lower)?.toString();

/** Where a band ends; the last one has no end. */
export const bandEnd = (lower: string): string | null =>
  DISCOUNT_BANDS.find((bound) => bound > Number(lower))?.toString() ?? null;
