import type { ProductDetail, ProductSummary } from '@vitrine/contract';
import { mapInParallel } from '@vitrine/kit';
import type { ProductLoadContext } from './load-listing.ts';
import { isAvailable, toProductSummary } from './product-summary.ts';

/** How many products a module requests in parallel. */
const MAX_PARALLEL_REQUESTS = 6;

/** Fetches a product; undefined when it cannot be loaded. */
export type FetchProduct = (id: string) => Promise<ProductDetail | undefined>;

/** Splits the product ids of one slot; they are tried in this order. */
export const splitCandidateIds = (productIds: string): string[] => productIds.split(',');

/** Creates a function that fetches each product only once, even if several slots name it. */
export function createProductFetcher({
  api,
  signal,
}: Omit<ProductLoadContext, 'id'>): FetchProduct {
  const requests = new Map<string, Promise<ProductDetail | undefined>>();
  return (id) => {
    const pending = requests.get(id);
    if (pending) return pending;
    const request = api.getProduct({ params: { id } }, { signal }).catch(() => undefined);
    requests.set(id, request);
    return request;
  };
}

/** Returns the first available product of a slot; unavailable or missing ones are skipped. */
export async function findFirstAvailable(
  productIds: string,
  fetch: FetchProduct,
): Promise<ProductDetail | undefined> {
  for (const id of splitCandidateIds(productIds)) {
    const product = await fetch(id);
    if (product && isAvailable(product)) return product;
  }
  return undefined;
}

/** Product slots shown together, with the same view of each product. */
export interface ProductGroup {
  slots: readonly string[];
  view?: number;
}

/** Loads the products of each group in parallel; a slot without an available product is left out. */
export async function loadProductGroups(
  context: Omit<ProductLoadContext, 'id'>,
  groups: readonly ProductGroup[],
): Promise<ProductSummary[][]> {
  const fetch = createProductFetcher(context);
  const slots = groups.flatMap((group, index) => group.slots.map((ids) => ({ ids, index })));
  const products = await mapInParallel(slots, MAX_PARALLEL_REQUESTS, ({ ids }) =>
    findFirstAvailable(ids, fetch),
  );
  return groups.map(({ view }, group) =>
    products.flatMap((product, position) =>
      product && slots[position]?.index === group ? [toProductSummary(product, view)] : [],
    ),
  );
}
