import type { RewardPackage } from '@vitrine/contract';
import { formatMessage, ONE_SIZE } from '@vitrine/kit';
import type { AvailableSize, ProductState } from '@vitrine/state';
import { isLowStock } from '@vitrine/state';
import { selectTopLabel } from '@vitrine/ui';
import type { messages } from './messages.ts';

type ProductMessages = Pick<
  (typeof messages)['zh-CN'],
  | 'size'
  | 'chooseSize'
  | 'chooseSizeTitle'
  | 'chooseOption'
  | 'chooseOptionTitle'
  | 'soldOutAll'
  | 'soldOut'
>;

export type Stock = 'sold-out' | 'one-left' | 'in-stock';

export const getStock = ({ quantity }: Pick<AvailableSize, 'quantity'>): Stock =>
  quantity === 0 ? 'sold-out' : quantity === 1 ? 'one-left' : 'in-stock';

/** Whether the product has no sizes, so that there is nothing to choose. */
export const hasNoSizes = (sizes: readonly Pick<AvailableSize, 'size'>[]): boolean =>
  sizes.every(({ size }) => size === ONE_SIZE);

/** The selected size. A product with a single available size needs no choice. */
export function findSelectedSize(
  sizes: readonly AvailableSize[],
  variantId: string,
): AvailableSize | undefined {
  const [only] = sizes;
  if (sizes.length === 1 && only && only.quantity > 0) return only;
  return sizes.find((size) => size.variantId === variantId && size.quantity > 0);
}

/** The variant of another colour in the size of a variant; empty when it is not sold in that size. */
export function findSameSize(
  from: readonly AvailableSize[],
  variantId: string,
  to: readonly AvailableSize[],
): string {
  const chosen = from.find((size) => size.variantId === variantId);
  const same = to.find(({ size, scale }) => size === chosen?.size && scale === chosen.scale);
  return same && same.quantity > 0 ? same.variantId : '';
}

/** The price of the selected size, or of the product while no size is selected. */
export function getShownPrice(
  product: Pick<ProductState, 'defaultFinalPrice' | 'defaultOriginPrice'>,
  selected: AvailableSize | undefined,
): { price: number; original: number } {
  if (selected) return { price: selected.price, original: selected.originalPrice };
  return { price: product.defaultFinalPrice, original: product.defaultOriginPrice };
}

/** The text of a size. Its size system is shown once, beside all sizes. */
export const formatSize = ({ size, description, scale }: AvailableSize): string =>
  scale !== '' && scale !== 'CM' ? size : description || size;

/** Whether shoppers choose by something that is no size, for example the edition of a book. */
const isOption = (scale: string): boolean => scale !== '' && !/^[A-Z]{2}$/.test(scale);

interface SizeTexts {
  /** What is chosen, and the size system of all sizes. */
  name: string;
  scale: string;
  choose: string;
  chooseTitle: string;
  soldOut: string;
}

/** How the choice of a size is called; an option has its own name. */
export function getSizeTexts(sizes: readonly AvailableSize[], t: ProductMessages): SizeTexts {
  const scale = findSharedScale(sizes);
  if (!isOption(scale))
    return {
      ...{ name: t.size, scale, choose: t.chooseSize },
      ...{ chooseTitle: t.chooseSizeTitle, soldOut: t.soldOutAll },
    };
  return {
    ...{ name: scale, scale: '', choose: formatMessage(t.chooseOption, { name: scale }) },
    ...{ chooseTitle: formatMessage(t.chooseOptionTitle, { name: scale }), soldOut: t.soldOut },
  };
}

/** A button of five in a row on a phone is wide enough for four letters. */
export const hasLongLabels = (sizes: readonly AvailableSize[]): boolean =>
  sizes.some((size) => formatSize(size).length > 4);

/** The size system of all sizes, unless the sizes contain it themselves. */
export function findSharedScale(sizes: readonly AvailableSize[]): string {
  const scale = sizes[0]?.scale ?? '';
  return sizes.every((size) => formatSize(size) === size.size && size.scale === scale) ? scale : '';
}

/** The texts above the name: the tag, the label of the highest priority, and low stock. */
export function getTagTexts(
  { tag, labels, availableSizes }: Pick<ProductState, 'tag' | 'labels' | 'availableSizes'>,
  t: { tags: Record<'NewSeason' | 'Exclusive', string>; lowStock: string },
): string[] {
  const label = selectTopLabel(labels)?.name;
  const parts = [
    tag ? t.tags[tag] : undefined,
    label,
    isLowStock(availableSizes) ? t.lowStock : undefined,
  ];
  return [...new Set(parts.filter((part) => part !== undefined))];
}

/** A size with its size system, if it has one. */
export const formatFullSize = (size: AvailableSize): string =>
  `${findSharedScale([size])} ${formatSize(size)}`.trim();

/** The error reasons after which the shown sizes are out of date. */
const STOCK_ERRORS = ['sold-out', 'not-enough-left', 'variant-not-found'];

export const isStockError = (reason: string | undefined): boolean =>
  reason !== undefined && STOCK_ERRORS.includes(reason);

/** The coupon to show: a claimed one, or else a claimable one; of several, the first to expire. */
export function pickCoupon(packages: readonly RewardPackage[]): RewardPackage | undefined {
  const usable = packages
    .filter(({ isUsed, status }) => !isUsed && (status === 'claimed' || status === 'claimable'))
    .sort((a, b) => a.validTo.localeCompare(b.validTo));
  return usable.find(({ status }) => status === 'claimed') ?? usable[0];
}

/** Whether every colour costs the same, so that no swatch needs a price. */
export const hasOnePrice = (colourways: readonly { price: number }[]): boolean =>
  colourways.every(({ price }) => price === colourways[0]?.price);
