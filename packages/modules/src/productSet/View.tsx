import type { ProductSummary } from '@vitrine/contract';
import { ProductGrid } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { getGridColumns } from '../products/grid-columns.ts';
import { ModuleProductCard } from '../products/ModuleProductCard.tsx';
import { selectPairedProducts } from './rules.ts';
import type { ProductSetFields } from './schema.ts';

export function View({ data }: ModuleProps<ProductSetFields, ProductSummary[]>) {
  const products = selectPairedProducts(data);
  return (
    <ProductGrid columns={getGridColumns(products.length)}>
      {products.map((product) => (
        <ModuleProductCard key={product.id} product={product} />
      ))}
    </ProductGrid>
  );
}
