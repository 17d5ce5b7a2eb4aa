import type { Handlers, rankings } from '@vitrine/contract';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { rankBrands, rankCategories, rankProducts } from './rules.ts';

export const rankingHandlers = ({
  catalogue,
}: CatalogueDeps): Handlers<typeof rankings, HandlerContexts> => ({
  rankCategories: ({ query }, { language }) => rankCategories(catalogue.current(), query, language),
  rankBrands: ({ query }, { language }) => rankBrands(catalogue.current(), query, language),
  rankProducts: ({ query }, { language }) => rankProducts(catalogue.current(), query, language),
});
