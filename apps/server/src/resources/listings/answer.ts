import type { ListingQuery, ProductList } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { list, type Shelf } from '../../catalogue/listing.ts';
import type { Catalogue } from '../../catalogue/live.ts';
import type { Heading } from './rules.ts';

/** One page of a shelf as it travels. */
export function productList(
  { index, summary }: Catalogue,
  shelf: Shelf,
  heading: Heading,
  query: ListingQuery,
  { language, now }: { language: Language; now: number },
): ProductList {
  const { products, pagination, facets } = list(index, shelf, query, { language, now });
  return {
    ...heading,
    gender: heading.gender ?? query.gender ?? null,
    items: products.map((product) => summary(product, language)),
    pagination,
    facets,
  };
}
