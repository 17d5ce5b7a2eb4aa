import type { Handlers, ListingQuery, products } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { CatalogueIndex } from '../../catalogue/catalogue-index.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CallContext, CallContexts } from '../../http/context.ts';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { productList } from './answer.ts';
import {
  allSalesShelf,
  brandShelf,
  categoryShelf,
  type Headed,
  noHeading,
  saleShelf,
  setShelf,
} from './rules.ts';

type Calls = Pick<
  typeof products,
  | 'listCategoryProducts'
  | 'listBrandProducts'
  | 'listSetProducts'
  | 'listSaleProducts'
  | 'listAllSaleProducts'
>;

type FindShelf = (
  index: CatalogueIndex,
  id: string,
  language: Language,
  now: number,
) => Headed | undefined;

interface ListingParts {
  params: { id: string };
  query: ListingQuery;
}

export function listingHandlers({ catalogue, now }: CatalogueDeps): Handlers<Calls, CallContexts> {
  const listing =
    (find: FindShelf) =>
    ({ params, query }: ListingParts, { language }: CallContext) => {
      const current = catalogue.current();
      const context = { language, now: now() };
      const found = find(current.index, params.id, language, context.now);
      if (!found) throw new ApiError('not-found');
      return productList(current, found.shelf, found.heading, query, context);
    };
  return {
    listCategoryProducts: listing(categoryShelf),
    listBrandProducts: listing(brandShelf),
    listSetProducts: listing(setShelf),
    listSaleProducts: listing(saleShelf),
    listAllSaleProducts({ query }, { language }) {
      const current = catalogue.current();
      const context = { language, now: now() };
      const shelf = allSalesShelf(current.index, context.now);
      return productList(current, shelf, noHeading, query, context);
    },
  };
}
