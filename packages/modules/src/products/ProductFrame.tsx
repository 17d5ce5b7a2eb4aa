import type { ProductSummary } from '@vitrine/contract';
import { ProductGrid } from '@vitrine/ui';
import { Card } from './Card.tsx';
import { columns } from './columns.ts';

interface ProductFrameProps {
  products: readonly ProductSummary[];
  /** How many a whole frame holds: a last one that is not whole keeps the columns of the others. */
  perFrame?: number | undefined;
}

/** The products that stand in the window together. */
export const ProductFrame = ({ products, perFrame = products.length }: ProductFrameProps) => (
  <ProductGrid columns={columns(perFrame)}>
    {products.map((product) => (
      <Card key={product.id} product={product} />
    ))}
  </ProductGrid>
);
