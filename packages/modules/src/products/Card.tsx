import type { ProductSummary } from '@vitrine/contract';
import { ProductCard } from '@vitrine/ui';
import { useOnDark } from '../page/place.ts';
import { useProductTap } from './tap.ts';

interface CardProps {
  product: ProductSummary;
  /** How wide the picture is drawn, as in `<img sizes>`. */
  sizes?: string | undefined;
}

/** A product inside a module. */
export const Card = ({ product, sizes }: CardProps) => (
  <ProductCard
    product={product}
    sizes={sizes}
    // A tag stands on the light ground of the picture: light words would not be read there.
    plain={useOnDark()}
    onTap={useProductTap(product)}
  />
);
