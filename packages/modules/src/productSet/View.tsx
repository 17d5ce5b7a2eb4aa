import type { ProductSummary } from '@vitrine/contract';
import { ProductGrid } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { Card } from '../products/Card.tsx';
import { columns } from '../products/columns.ts';
import { inPairs } from './rules.ts';
import type { ProductSetFields } from './schema.ts';

export function View({ data }: ModuleProps<ProductSetFields, ProductSummary[]>) {
  const products = inPairs(data);
  return (
    <ProductGrid columns={columns(products.length)}>
      {products.map((product) => (
        <Card key={product.id} product={product} />
      ))}
    </ProductGrid>
  );
}
