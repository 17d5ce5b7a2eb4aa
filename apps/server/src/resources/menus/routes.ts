import type { common, Handlers } from '@vitrine/contract';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { buildBrandMenu, buildCategoryMenu } from './rules.ts';

type Calls = Pick<typeof common, 'getBrandMenu' | 'getCategoryMenu'>;

export const menuHandlers = ({
  catalogue,
  images,
}: CatalogueDeps): Handlers<Calls, HandlerContexts> => ({
  getBrandMenu: ({ query }) => buildBrandMenu(catalogue.current().index, query.gender),
  getCategoryMenu: ({ query }, { language }) =>
    buildCategoryMenu(catalogue.current().index, images.views, language, query.gender),
});
