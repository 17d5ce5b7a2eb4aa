import type { ListingQuery, ProductList } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.ts';
import { listProducts, type ProductCollection } from '../../catalogue/listing.ts';
import type { ListingHeading } from './rules.ts';

/** Maps one page of a collection to the response. */
export function buildProductList(
  { index, summarise }: CatalogueSnapshot,
  collection: ProductCollection,
  heading: ListingHeading,
  query: ListingQuery,
  { language, now }: { language: Language; now: number },
): ProductList {
  const { products, pagination, facets } = listProducts(index, collection, query, {
    language,
    now,
  });
  return {
    ...heading,
    gender: heading.gender ?? query.gender ?? null,
    items: products.map((product) => summarise(product, language)),
    pagination,
    facets,
  };
}
