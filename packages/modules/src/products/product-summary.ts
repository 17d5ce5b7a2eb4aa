import type { ProductDetail, ProductSummary } from '@vitrine/contract';
import { viewOrders } from '@vitrine/kit';

/** A product is available when it is online and has at least one size. */
export const isAvailable = ({
  isOnline,
  variants,
}: Partial<Pick<ProductDetail, 'isOnline' | 'variants'>>): boolean =>
  isOnline !== false && (variants?.length ?? 0) > 0;

/** The images of one view, numbered as the first view; the first view if there is no such view. */
export function selectView(images: ProductDetail['images'], view: number): ProductDetail['images'] {
  const orders = viewOrders(images);
  const selectedOrder = orders.includes(view) ? view : orders[0];
  return images
    .filter(({ order }) => order === selectedOrder)
    .map((image) => ({ ...image, order: 1 }));
}

type Variants = ProductDetail['variants'];

/** True when every size has exactly one item left, summed over all merchants. */
function hasLowStock(variants: Variants): boolean {
  const stockBySize = new Map<string, number>();
  for (const { id, attributes, quantity } of variants) {
    const size = attributes.find(({ type }) => type === 'Size')?.value ?? id;
    stockBySize.set(size, (stockBySize.get(size) ?? 0) + quantity);
  }
  return (
    stockBySize.size > 0 && Array.from(stockBySize.values()).every((quantity) => quantity === 1)
  );
}

/** Reduces a product detail to what cards and tiles show, so that the page carries no unused data. */
export function toProductSummary(detail: ProductDetail, view = 1): ProductSummary {
  const { id, shortDescription, tag, labels, gender, isOnline, price, variants } = detail;
  return {
    id,
    brand: { id: detail.brandId, name: detail.brandName },
    shortDescription,
    images: selectView(detail.images, view),
    price: price.priceInclTaxes,
    priceWithoutDiscount: price.priceWithoutPromotion,
    currencyIsoCode: price.currencyIsoCode,
    tag,
    labels,
    gender,
    isOnline,
    isLowStock: hasLowStock(variants),
    isSoldOut: variants.every(({ quantity }) => quantity === 0),
    opensAt: detail.opening?.opensAt ?? null,
    colourCount: Math.max(1, detail.colourways.length),
  };
}
