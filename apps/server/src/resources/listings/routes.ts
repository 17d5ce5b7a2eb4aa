import type { Handlers, ListingQuery, products } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { CatalogueIndex } from '../../catalogue/catalogue-index.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContext, HandlerContexts } from '../../http/handler-context.ts';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { findOpening, isLetInEarly, mapOpeningToResponse } from '../memberships/find-opening.ts';
import { buildProductList } from './mappers.ts';
import {
  type CollectionWithHeading,
  closeCollection,
  collectRunningSales,
  EMPTY_HEADING,
  findBrandCollection,
  findCategoryCollection,
  findSaleCollection,
  findSetCollection,
} from './rules.ts';

type Calls = Pick<
  typeof products,
  | 'listCategoryProducts'
  | 'listBrandProducts'
  | 'listSetProducts'
  | 'listSaleProducts'
  | 'listAllSaleProducts'
>;

type FindCollection = (
  index: CatalogueIndex,
  id: string,
  language: Language,
  now: number,
) => CollectionWithHeading | undefined;

interface ListingParts {
  params: { id: string };
  query: ListingQuery;
}

export function listingHandlers({
  db,
  catalogue,
  now,
}: CatalogueDeps): Handlers<Calls, HandlerContexts> {
  const createHandler =
    (findCollection: FindCollection) =>
    ({ params, query }: ListingParts, { language }: HandlerContext) => {
      const current = catalogue.current();
      const context = { language, now: now() };
      const result = findCollection(current.index, params.id, language, context.now);
      if (!result) throw new ApiProblem('not-found');
      return buildProductList(current, result.collection, result.heading, query, context);
    };
  /** The opening of a sale that is closed to the caller; a call that names no benefit is everybody's. */
  async function findClosedOpening(
    saleId: string,
    named: readonly string[] = [],
    { language, findSession }: HandlerContext,
  ) {
    const opening = await findOpening(db, { saleId }, now());
    if (!opening) return undefined;
    const shopperId = named.includes(opening.benefit) ? (await findSession())?.shopperId : null;
    if (shopperId && (await isLetInEarly(db, shopperId, opening, now()))) return undefined;
    return mapOpeningToResponse(opening, language);
  }

  return {
    listCategoryProducts: createHandler(findCategoryCollection),
    listBrandProducts: createHandler(findBrandCollection),
    listSetProducts: createHandler(findSetCollection),
    async listSaleProducts({ params, query }, handlerContext) {
      const { language } = handlerContext;
      const current = catalogue.current();
      const context = { language, now: now() };
      const sale = findSaleCollection(current.index, params.id, language, context.now);
      if (!sale) throw new ApiProblem('not-found');
      const opening = await findClosedOpening(params.id, query['target-benefits'], handlerContext);
      const { collection, heading } = opening
        ? closeCollection(current.index, sale, opening)
        : sale;
      return buildProductList(current, collection, heading, query, context);
    },
    listAllSaleProducts({ query }, { language }) {
      const current = catalogue.current();
      const context = { language, now: now() };
      const collection = collectRunningSales(current.index, context.now);
      return buildProductList(current, collection, EMPTY_HEADING, query, context);
    },
  };
}
