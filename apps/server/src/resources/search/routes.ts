import type { Handlers, products } from '@vitrine/contract';
import { recommends } from '../../catalogue/recommends.ts';
import { suggest } from '../../catalogue/suggest.ts';
import type { CallContexts } from '../../http/context.ts';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { productList } from '../listings/answer.ts';
import { noHeading } from '../listings/rules.ts';
import { findsNothing, searchShelf } from './rules.ts';

type Calls = Pick<typeof products, 'searchProducts' | 'searchProductsWithAdvice' | 'suggest'>;

export const searchHandlers = ({
  catalogue,
  now,
}: CatalogueDeps): Handlers<Calls, CallContexts> => ({
  searchProducts({ query }, { language }) {
    const current = catalogue.current();
    const shelf = searchShelf(current.index, query.keyword);
    return productList(current, shelf, noHeading, query, { language, now: now() });
  },

  searchProductsWithAdvice({ query }, { language }) {
    const current = catalogue.current();
    const { keyword, gender } = query;
    const shelf = searchShelf(current.index, keyword);
    const hasNoResult = findsNothing(current.index, shelf, gender);
    return {
      ...productList(current, shelf, noHeading, query, { language, now: now() }),
      hasNoResult,
      recommends: hasNoResult ? recommends(current, { keyword, gender, language }) : [],
    };
  },

  suggest({ query }, { language }) {
    const { keyword, gender } = query;
    return suggest(catalogue.current(), { keyword, gender, language }, query['how-many']);
  },
});
