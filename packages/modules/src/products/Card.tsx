import type { ProductSummary } from '@vitrine/contract';
import { type LinkTap, ProductCard } from '@vitrine/ui';
import { createContext, useContext } from 'react';
import { useInteraction, useOnDark } from '../page/place.ts';

/** What a page does when a product is tapped, before it leads to its screen. */
export type ProductTap = (product: ProductSummary, tap: LinkTap) => void;
export const ProductTapContext = createContext<ProductTap | null>(null);

interface CardProps {
  product: ProductSummary;
  /** How wide the picture is drawn, as in `<img sizes>`. */
  sizes?: string | undefined;
}

/** A product inside a module. */
export function Card({ product, sizes }: CardProps) {
  const interact = useInteraction();
  const onProductTap = useContext(ProductTapContext);
  return (
    <ProductCard
      product={product}
      sizes={sizes}
      // A tag stands on the light ground of the picture: light words would not be read there.
      plain={useOnDark()}
      onTap={(tap) => {
        interact('product', { productId: product.id });
        onProductTap?.(product, tap);
      }}
    />
  );
}
