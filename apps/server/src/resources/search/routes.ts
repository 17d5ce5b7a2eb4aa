import type { Handlers, products } from '@vitrine/contract';
import { suggest } from '../../catalogue/suggest.ts';
import { suggestAlternatives } from '../../catalogue/suggest-alternatives.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { buildProductList } from '../listings/mappers.ts';
import { EMPTY_HEADING } from '../listings/rules.ts';
import { findRedirect, findSearchCollection } from './rules.ts';

type Calls = Pick<typeof products, 'searchProducts' | 'searchProductsWithAdvice' | 'suggest'>;

export const searchHandlers = ({
  catalogue,
  now,
}: CatalogueDeps): Handlers<Calls, HandlerContexts> => ({
  searchProducts({ query }, { language }) {
    const current = catalogue.current();
    const collection = findSearchCollection(current.index, query.keyword, query.gender);
    return buildProductList(current, collection, EMPTY_HEADING, query, { language, now: now() });
  },

  searchProductsWithAdvice({ query }, { language }) {
    const current = catalogue.current();
    const { keyword, gender } = query;
    const { correctedKeyword, isOtherGender, ...collection } = findSearchCollection(
      current.index,
      keyword,
      gender,
    );
    const hasNoResult = collection.order.length === 0;
    const inGender = isOtherGender ? { ...query, gender: undefined } : query;
    return {
      ...buildProductList(current, collection, EMPTY_HEADING, inGender, { language, now: now() }),
      hasNoResult,
      recommends: hasNoResult ? suggestAlternatives(current, { keyword, gender, language }) : [],
      correctedKeyword,
      isOtherGender,
      redirect: findRedirect(current.index, keyword),
    };
  },

  suggest({ query }, { language }) {
    const { keyword, gender } = query;
    return suggest(catalogue.current(), { keyword, gender, language }, query['how-many']);
  },
});
