import type { ProductDetail, Variant } from '@vitrine/contract';

/** A size on the product page. */
export interface AvailableSize {
  variantId: string;
  size: string;
  description: string;
  /** The size system: FR, IT, EU… */
  scale: string;
  quantity: number;
  price: number;
  originalPrice: number;
}

const findAttribute = (variant: Variant, type: string): string =>
  variant.attributes.find((attribute) => attribute.type === type)?.value ?? '';

/** The sizes of the preferred merchant, or of every merchant if there is no preferred one. */
export function getAvailableSizes({ variants, preferredMerchant }: ProductDetail): AvailableSize[] {
  const preferred = variants.filter(
    ({ merchantId }) => !preferredMerchant || merchantId === preferredMerchant.merchantId,
  );
  return (preferred.length > 0 ? preferred : variants).map((variant) => ({
    variantId: variant.id,
    size: findAttribute(variant, 'Size'),
    description: findAttribute(variant, 'SizeDescription'),
    scale: findAttribute(variant, 'Scale'),
    quantity: variant.quantity,
    price: variant.price.priceInclTaxes,
    originalPrice: variant.price.priceWithoutPromotion,
  }));
}

/** Every size has a quantity of one. */
export const isLowStock = (sizes: readonly AvailableSize[]): boolean =>
  sizes.length > 0 && sizes.every(({ quantity }) => quantity === 1);

export const isOutOfStock = (sizes: readonly AvailableSize[]): boolean =>
  sizes.every(({ quantity }) => quantity === 0);
