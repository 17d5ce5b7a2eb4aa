import type { ProductSummary } from '@vitrine/contract';
import { ProductCard } from '@vitrine/ui';
import { useIsOnDark } from '../context/module-context.ts';
import { useProductPress } from './useProductPress.ts';

interface ModuleProductCardProps {
  product: ProductSummary;
  /** The rendered width of the picture, as in `<img sizes>`. */
  sizes?: string | undefined;
}

/** A product card inside a module, with press tracking. */
export const ModuleProductCard = ({ product, sizes }: ModuleProductCardProps) => (
  <ProductCard
    product={product}
    sizes={sizes}
    // The tag lies on the light background of the picture, where light text would not be readable.
    hidesTag={useIsOnDark()}
    onPress={useProductPress(product)}
  />
);
