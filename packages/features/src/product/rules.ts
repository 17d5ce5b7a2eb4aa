import type { RewardPackage } from '@vitrine/contract';
import type { AvailableSize, ProductState } from '@vitrine/state';
import { isLowStock } from '@vitrine/state';
import { topLabel } from '@vitrine/ui';

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

/** A size as it is written on the piece; its scale stands beside them all. */
export const sizeLabel = ({ size, description, scale }: AvailableSize): string =>
  /^[A-Z]{2}$/.test(scale) && scale !== 'CM' ? size : description || size;

/** Five in a row of a phone leave room for four letters. */
export const hasLongLabels = (sizes: readonly AvailableSize[]): boolean =>
  sizes.some((size) => sizeLabel(size).length > 4);

/** The scale of all the sizes, when it says something that the sizes do not. */
export function sharedScale(sizes: readonly AvailableSize[]): string {
  const scale = sizes[0]?.scale ?? '';
  return sizes.every((size) => sizeLabel(size) === size.size && size.scale === scale) ? scale : '';
}

/** What is said above the name: the season's tag, scarcity, or the leading label. */
export function tagLine(
  { tag, labels, availableSizes }: Pick<ProductState, 'tag' | 'labels' | 'availableSizes'>,
  words: { tags: Record<'NewSeason' | 'Exclusive', string>; lowStock: string },
): string[] {
  const label = topLabel(labels)?.name;
  const parts = [
    tag ? words.tags[tag] : undefined,
    label,
    isLowStock(availableSizes) ? words.lowStock : undefined,
  ];
  return [...new Set(parts.filter((part) => part !== undefined))];
}

/** A size with the scale it is counted in, where there is one to name. */
export const fullSize = (size: AvailableSize): string =>
  `${sharedScale([size])} ${sizeLabel(size)}`.trim();

/** Refusals after which the page shows sizes that are no longer there. */
const SOLD_MEANWHILE = ['sold-out', 'not-enough-left', 'variant-not-found'];

export const hasSoldMeanwhile = (reason: string | undefined): boolean =>
  reason !== undefined && SOLD_MEANWHILE.includes(reason);

/** The one coupon worth a line: one that waits to be used, else one to be had; soonest over first. */
export function couponFor(packages: readonly RewardPackage[]): RewardPackage | undefined {
  const usable = packages
    .filter(({ isUsed, status }) => !isUsed && (status === 'claimed' || status === 'claimable'))
    .sort((a, b) => a.validTo.localeCompare(b.validTo));
  return usable.find(({ status }) => status === 'claimed') ?? usable[0];
}
