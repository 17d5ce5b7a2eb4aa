import { isRefused } from '@vitrine/client';
import type { ProductSummary } from '@vitrine/contract';
import type { ModuleLoadContext } from '../definition.ts';

/** Each kind of listing by the call that answers it. */
const CALLS = {
  set: 'listSetProducts',
  category: 'listCategoryProducts',
  brand: 'listBrandProducts',
  sale: 'listSaleProducts',
} as const;

export interface Listing {
  type: keyof typeof CALLS;
  id: string;
}

export type Loading = Pick<ModuleLoadContext<unknown>, 'api' | 'id' | 'signal'>;

/** Cards show the first view only; the others would double a page's weight for nothing. */
export const firstView = (product: ProductSummary): ProductSummary => ({
  ...product,
  images: product.images.filter(({ order }) => order === 1),
});

/**
 * The first products of a listing, in its own order; one that is refused holds none, and is no failure.
 * `part` tells several of one module apart.
 */
export async function loadListing(
  { api, id, signal }: Loading,
  listing: Listing,
  size: number,
  part = '',
): Promise<ProductSummary[]> {
  const reply = await api[CALLS[listing.type]](
    { params: { id: listing.id }, query: { size, facets: 'false' } },
    { signal, lane: `${id}${part}` },
  );
  return isRefused(reply) ? [] : reply.items.map(firstView);
}
