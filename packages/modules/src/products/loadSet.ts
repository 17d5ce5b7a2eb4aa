import type { ProductSummary } from '@vitrine/contract';
import type { ModuleLoadContext } from '../definition.ts';

/** Fewer than two products are no set worth showing. */
export const FEWEST_PRODUCTS = 2;

export const isWorthShowing = (products: readonly unknown[] | undefined): boolean =>
  (products?.length ?? 0) >= FEWEST_PRODUCTS;

/** Cards show the first view only; the others would double a page's weight for nothing. */
const firstView = (product: ProductSummary): ProductSummary => ({
  ...product,
  images: product.images.filter(({ order }) => order === 1),
});

/** The products of a set, in its own order. `part` tells several sets of one module apart. */
export async function loadSet(
  { api, id, signal }: Pick<ModuleLoadContext<unknown>, 'api' | 'id' | 'signal'>,
  set: { setId: string; quantity: number },
  part = '',
): Promise<ProductSummary[]> {
  const { items } = await api.listSetProducts(
    { params: { id: set.setId }, query: { size: set.quantity, facets: 'false' } },
    { signal, lane: `${id}${part}` },
  );
  return items.map(firstView);
}
