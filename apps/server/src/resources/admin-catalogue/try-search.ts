import type { Handlers } from '@vitrine/contract';
import type { searchWords } from '@vitrine/contract/admin';
import { has } from '../../catalogue/bitset.ts';
import { listProducts } from '../../catalogue/listing.ts';
import { parseTerms } from '../../catalogue/synonyms.ts';
import type { TextRun } from '../../catalogue/tokens.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { findRedirect, findSearchCollection } from '../search/rules.ts';
import type { AdminCatalogueDeps } from './deps.ts';

type Calls = Pick<typeof searchWords, 'trySearch'>;

const SHOWN = 24;

const joinRuns = (runs: readonly TextRun[]) => runs.map(({ text }) => text).join(' ');

export const trySearchHandlers = ({
  catalogue,
  now,
}: AdminCatalogueDeps): Handlers<Calls, HandlerContexts> => ({
  /** Searches as the shop does, so that a change of synonyms can be checked at once. */
  trySearch({ query: { keyword, gender } }, { language }) {
    const { index } = catalogue.current();
    const found = findSearchCollection(index, keyword, gender);
    const { correctedKeyword, isOtherGender } = found;
    const page = listProducts(
      index,
      found,
      {
        page: 1,
        size: SHOWN,
        sort: 'default',
        facets: false,
        gender: isOtherGender ? undefined : gender,
      },
      { language, now: now() },
    );
    return {
      redirect: findRedirect(index, keyword),
      correctedKeyword,
      isOtherGender,
      terms: parseTerms(index.text.synonyms, correctedKeyword ?? keyword).map(
        ({ alternatives: [typed = [], ...others] }) => ({
          typed: joinRuns(typed),
          alsoFound: others.map(joinRuns),
        }),
      ),
      count: page.pagination.totalItems,
      products: page.products.flatMap((n) => {
        const product = index.products[n];
        if (!product) return [];
        const brand = index.brands.get(product.brandId)?.name ?? '';
        return [
          { id: product.id, brand, name: product.name[language], inStock: has(index.inStock, n) },
        ];
      }),
    };
  },
});
