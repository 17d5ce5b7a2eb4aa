import type { ProductSummary } from '@vitrine/contract';
import { ProductGrid } from '@vitrine/ui';
import { getGridColumns } from './grid-columns.ts';
import { ModuleProductCard } from './ModuleProductCard.tsx';

interface ProductFrameProps {
  products: readonly ProductSummary[];
  /** The number of products in a full frame: an incomplete last frame keeps the same columns. */
  perFrame?: number | undefined;
}

/** One frame of products, shown together. */
export const ProductFrame = ({ products, perFrame = products.length }: ProductFrameProps) => (
  <ProductGrid columns={getGridColumns(perFrame)}>
    {products.map((product) => (
      <ModuleProductCard key={product.id} product={product} />
    ))}
  </ProductGrid>
);
