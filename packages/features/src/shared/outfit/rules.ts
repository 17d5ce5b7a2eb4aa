import type { ProductDetail } from '@vitrine/contract';
import type { SizedImage } from '@vitrine/kit';
import { type AvailableSize, getAvailableSizes } from '@vitrine/state';

/** A product of an outfit, with what the shopper has chosen of it. */
export interface OutfitItem {
  readonly id: string;
  readonly brandName: string;
  readonly name: string;
  readonly images: readonly SizedImage[];
  readonly sizes: readonly AvailableSize[];
  /** The price while no size is chosen. */
  readonly price: number;
  readonly currency: string;
  readonly isIncluded: boolean;
  readonly variantId: string | undefined;
  /** Why the server could not add it. */
  readonly problem: string | undefined;
}

export const isSoldOut = ({ sizes }: Pick<OutfitItem, 'sizes'>): boolean =>
  sizes.every(({ quantity }) => quantity === 0);

const findSize = ({ sizes, variantId }: OutfitItem): AvailableSize | undefined =>
  sizes.find((size) => size.variantId === variantId && size.quantity > 0);

/** Includes every product that can be bought. A product with a single size needs no choice. */
export function createItem(detail: ProductDetail): OutfitItem {
  const sizes = getAvailableSizes(detail);
  const [only] = sizes;
  const isChosen = sizes.length === 1 && only !== undefined && only.quantity > 0;
  return {
    id: detail.id,
    brandName: detail.brandName,
    name: detail.shortDescription,
    images: detail.images,
    sizes,
    price: detail.price.priceInclTaxes,
    currency: detail.price.currencyIsoCode,
    isIncluded: !isSoldOut({ sizes }),
    variantId: isChosen ? only.variantId : undefined,
    problem: undefined,
  };
}

/** Takes over stock and prices that have changed, and keeps what the shopper has chosen of the rest. */
export function refreshItem(item: OutfitItem, detail: ProductDetail | undefined): OutfitItem {
  if (!detail) return item;
  const fresh = createItem(detail);
  const kept = { ...fresh, isIncluded: item.isIncluded, variantId: item.variantId };
  return {
    ...kept,
    isIncluded: item.isIncluded && fresh.isIncluded,
    variantId: findSize(kept)?.variantId ?? fresh.variantId,
    problem: item.problem,
  };
}

export const listIncluded = (items: readonly OutfitItem[]): readonly OutfitItem[] =>
  items.filter((item) => item.isIncluded && !isSoldOut(item));

export const needsSize = (item: OutfitItem): boolean => findSize(item) === undefined;

/** The price of the included products, each in its chosen size. */
export const sumPrices = (items: readonly OutfitItem[]): number =>
  listIncluded(items).reduce((sum, item) => sum + (findSize(item)?.price ?? item.price), 0);
