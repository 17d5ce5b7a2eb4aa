import type { AvailableSize, ProductState } from '@vitrine/state';
import { isLowStock } from '@vitrine/state';

export type Stock = 'sold-out' | 'one-left' | 'in-stock';

export const stockOf = ({ quantity }: Pick<AvailableSize, 'quantity'>): Stock =>
  quantity === 0 ? 'sold-out' : quantity === 1 ? 'one-left' : 'in-stock';

/** The chosen size; a piece of one size that can be had is chosen by itself. */
export function chosenSize(
  sizes: readonly AvailableSize[],
  variantId: string,
): AvailableSize | undefined {
  const [only] = sizes;
  if (sizes.length === 1 && only && only.quantity > 0) return only;
  return sizes.find((size) => size.variantId === variantId && size.quantity > 0);
}

/** A chosen size may have a price of its own. */
export function shownPrice(
  product: Pick<ProductState, 'defaultFinalPrice' | 'defaultOriginPrice'>,
  chosen: AvailableSize | undefined,
): { price: number; original: number } {
  if (chosen) return { price: chosen.price, original: chosen.originalPrice };
  return { price: product.defaultFinalPrice, original: product.defaultOriginPrice };
}

/** Label 1001 goes before every other, then the higher priority. */
export const LEADING_LABEL = 1001;

export function leadingLabel<L extends { id: number; priority: number }>(
  labels: readonly L[],
): L | undefined {
  const leading = labels.find(({ id }) => id === LEADING_LABEL);
  return leading ?? [...labels].sort((a, b) => b.priority - a.priority)[0];
}

/** What is said above the name: the season's tag, scarcity, or the leading label. */
export function tagLine(
  { tag, labels, availableSizes }: Pick<ProductState, 'tag' | 'labels' | 'availableSizes'>,
  words: { tags: Record<'NewSeason' | 'Exclusive', string>; lowStock: string },
): string[] {
  const label = leadingLabel(labels)?.name;
  const parts = [
    tag ? words.tags[tag] : undefined,
    label,
    isLowStock(availableSizes) ? words.lowStock : undefined,
  ];
  return [...new Set(parts.filter((part) => part !== undefined))];
}
