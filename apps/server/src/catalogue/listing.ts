import type { Facet, ListingQuery, Pagination } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { type Bitset, countMembers, has } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { buildFacets } from './facets.ts';
import { filterProducts } from './filter-products.ts';

/** The products a listing starts from before filtering, in their default order. */
export interface ProductCollection {
  members: Bitset;
  order: Uint32Array;
  /** The current category, whose children are offered in the categories facet. */
  category?: string;
}

export interface ListingPage {
  /** The numbers of the products on the page. */
  products: number[];
  pagination: Pagination;
  facets: Facet[];
}

/** Filters, sorts and paginates a collection, and builds its facets. */
export function listProducts(
  index: CatalogueIndex,
  collection: ProductCollection,
  query: ListingQuery,
  { language, now }: { language: Language; now: number },
): ListingPage {
  const filtered = filterProducts(index, collection.members, query, now);
  const totalItems = countMembers(filtered.members);
  const order = query.sort === 'default' ? collection.order : index.sortOrders[query.sort];
  return {
    products: slicePage(filtered.members, order, query.page, query.size),
    pagination: {
      page: query.page,
      size: query.size,
      totalItems,
      totalPages: Math.ceil(totalItems / query.size),
    },
    facets: query.facets ? buildFacets(index, filtered, query, language, collection.category) : [],
  };
}

function slicePage(members: Bitset, order: Uint32Array, page: number, size: number): number[] {
  const onPage: number[] = [];
  let remaining = (page - 1) * size;
  for (let i = 0; i < order.length && onPage.length < size; i++) {
    const product = order[i] as number;
    if (!has(members, product)) continue;
    if (remaining > 0) remaining--;
    else onPage.push(product);
  }
  return onPage;
}
