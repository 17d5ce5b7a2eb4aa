import { isErrorBody } from '@vitrine/client';
import type { ProductSummary } from '@vitrine/contract';
import type { ModuleLoadContext } from '../definition.ts';

/** The API call of each type of listing. */
const CALLS = {
  set: 'listSetProducts',
  category: 'listCategoryProducts',
  brand: 'listBrandProducts',
  sale: 'listSaleProducts',
} as const;

export interface ListingRef {
  type: keyof typeof CALLS;
  id: string;
}

export type ProductLoadContext = Pick<ModuleLoadContext<unknown>, 'api' | 'id' | 'signal'>;

/** Keeps the images of the first view only: cards show no others, and they would double the page's size. */
export const keepFirstView = (product: ProductSummary): ProductSummary => ({
  ...product,
  images: product.images.filter(({ order }) => order === 1),
});

/**
 * Loads the first products of a listing, in its own order. An error response gives an empty list, not an
 * error. `cancelGroupSuffix` separates the requests of several listings in one module.
 */
export async function loadListing(
  { api, id, signal }: ProductLoadContext,
  listing: ListingRef,
  size: number,
  cancelGroupSuffix = '',
): Promise<ProductSummary[]> {
  const response = await api[CALLS[listing.type]](
    { params: { id: listing.id }, query: { size, facets: 'false' } },
    { signal, cancelGroup: `${id}${cancelGroupSuffix}` },
  );
  return isErrorBody(response) ? [] : response.items.map(keepFirstView);
}
