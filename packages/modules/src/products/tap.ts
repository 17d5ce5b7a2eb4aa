import type { ProductSummary } from '@vitrine/contract';
import type { LinkTap } from '@vitrine/ui';
import { createContext, useContext } from 'react';
import { useInteraction } from '../page/place.ts';

/** What a page does when a product is tapped, before it leads to its screen. */
export type ProductTap = (product: ProductSummary, tap: LinkTap) => void;
export const ProductTapContext = createContext<ProductTap | null>(null);

/** What follows a tap on a product inside a module, wherever it stands there. */
export function useProductTap(product: ProductSummary): (tap: LinkTap) => void {
  const interact = useInteraction();
  const onProductTap = useContext(ProductTapContext);
  return (tap) => {
    interact('product', { productId: product.id });
    onProductTap?.(product, tap);
  };
}
