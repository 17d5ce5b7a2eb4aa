import type { ProductSummary } from '@vitrine/contract';
import type { LinkPressEvent } from '@vitrine/ui';
import { createContext, useContext } from 'react';
import { useTrackInteraction } from '../context/module-context.ts';

/** Called by the page when a product is pressed, before navigation to the product page. */
export type ProductPressHandler = (product: ProductSummary, press: LinkPressEvent) => void;
export const ProductPressContext = createContext<ProductPressHandler | null>(null);

/** The press handler of a product inside a module: tracks the press and calls the page's handler. */
export function useProductPress(product: ProductSummary): (press: LinkPressEvent) => void {
  const trackInteraction = useTrackInteraction();
  const onProductPress = useContext(ProductPressContext);
  return (press) => {
    trackInteraction('product', { productId: product.id });
    onProductPress?.(product, press);
  };
}
