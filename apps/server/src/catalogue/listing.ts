import type { Facet, ListingQuery, Pagination } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { type Bitset, has, sizeOf } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { facetsOf } from './facets.ts';
import { narrow } from './narrow.ts';

/** The products a listing starts from, before anything is narrowed, and their default order. */
export interface Shelf {
  members: Bitset;
  order: Uint32Array;
  /** The category a shopper is in: its children become the categories facet. */
  category?: string;
}

export interface Listing {
  /** The numbers of the products on the page. */
  products: number[];
  pagination: Pagination;
  facets: Facet[];
}

/** One page of a shelf: narrowed, sorted, cut, with what else could be chosen. */
export function list(
  index: CatalogueIndex,
  shelf: Shelf,
  query: ListingQuery,
  { language, now }: { language: Language; now: number },
): Listing {
  const narrowed = narrow(index, shelf.members, query, now);
  const totalItems = sizeOf(narrowed.members);
  const order = query.sort === 'default' ? shelf.order : index.orders[query.sort];
  return {
    products: pageOf(narrowed.members, order, query.page, query.size),
    pagination: {
      page: query.page,
      size: query.size,
      totalItems,
      totalPages: Math.ceil(totalItems / query.size),
    },
    facets: query.facets ? facetsOf(index, narrowed, query, language, shelf.category) : [],
  };
}

function pageOf(members: Bitset, order: Uint32Array, page: number, size: number): number[] {
  const found: number[] = [];
  let toSkip = (page - 1) * size;
  for (let i = 0; i < order.length && found.length < size; i++) {
    const product = order[i] as number;
    if (!has(members, product)) continue;
    if (toSkip > 0) toSkip--;
    else found.push(product);
  }
  return found;
}
