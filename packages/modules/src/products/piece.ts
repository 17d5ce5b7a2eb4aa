import type { ProductDetail, ProductSummary } from '@vitrine/contract';
import { viewOrders } from '@vitrine/kit';

/** Online, and in at least one size. */
export const isAvailable = ({
  isOnline,
  variants,
}: Partial<Pick<ProductDetail, 'isOnline' | 'variants'>>): boolean =>
  isOnline !== false && (variants?.length ?? 0) > 0;

/** One view of a product, as if it were the first; the first where there is no such view. */
export function viewAlone(images: ProductDetail['images'], view: number): ProductDetail['images'] {
  const orders = viewOrders(images);
  const shown = orders.includes(view) ? view : orders[0];
  return images.filter(({ order }) => order === shown).map((image) => ({ ...image, order: 1 }));
}

type Variants = ProductDetail['variants'];

/** Every size has one piece left, wherever it would be sent from. */
function isScarce(variants: Variants): boolean {
  const left = new Map<string, number>();
  for (const { id, attributes, quantity } of variants) {
    const size = attributes.find(({ type }) => type === 'Size')?.value ?? id;
    left.set(size, (left.get(size) ?? 0) + quantity);
  }
  return left.size > 0 && Array.from(left.values()).every((quantity) => quantity === 1);
}

/** A product as cards and cells show it: nothing of it travels that is not seen. */
export function pieceOf(detail: ProductDetail, view = 1): ProductSummary {
  const { id, shortDescription, tag, labels, gender, isOnline, price, variants } = detail;
  return {
    id,
    brand: { id: detail.brandId, name: detail.brandName },
    shortDescription,
    images: viewAlone(detail.images, view),
    price: price.priceInclTaxes,
    priceWithoutDiscount: price.priceWithoutPromotion,
    currencyIsoCode: price.currencyIsoCode,
    tag,
    labels,
    gender,
    isOnline,
    isLowStock: isScarce(variants),
    isSoldOut: variants.every(({ quantity }) => quantity === 0),
  };
}
