import type { ProductDetail, Variant } from '@vitrine/contract';

/** A size as a product page offers it. */
export interface AvailableSize {
  variantId: string;
  size: string;
  description: string;
  /** How sizes are counted there: FR, IT, EU… */
  scale: string;
  quantity: number;
  price: number;
  originalPrice: number;
}

const attributeOf = (variant: Variant, type: string): string =>
  variant.attributes.find((attribute) => attribute.type === type)?.value ?? '';

/** The sizes of the preferred merchant; of every merchant when none is preferred. */
export function sizesOf({ variants, preferredMerchant }: ProductDetail): AvailableSize[] {
  const ours = variants.filter(
    ({ merchantId }) => !preferredMerchant || merchantId === preferredMerchant.merchantId,
  );
  return (ours.length > 0 ? ours : variants).map((variant) => ({
    variantId: variant.id,
    size: attributeOf(variant, 'Size'),
    description: attributeOf(variant, 'SizeDescription'),
    scale: attributeOf(variant, 'Scale'),
    quantity: variant.quantity,
    price: variant.price.priceInclTaxes,
    originalPrice: variant.price.priceWithoutPromotion,
  }));
}

/** One piece left in every size. */
export const isLowStock = (sizes: readonly AvailableSize[]): boolean =>
  sizes.length > 0 && sizes.every(({ quantity }) => quantity === 1);

export const isOutOfStock = (sizes: readonly AvailableSize[]): boolean =>
  sizes.every(({ quantity }) => quantity === 0);
