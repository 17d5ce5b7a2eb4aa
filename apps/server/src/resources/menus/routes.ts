import type { common, Handlers } from '@vitrine/contract';
import type { CallContexts } from '../../http/context.ts';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { brandMenu, categoryMenu } from './rules.ts';

type Calls = Pick<typeof common, 'getBrandMenu' | 'getCategoryMenu'>;

export const menuHandlers = ({
  catalogue,
  images,
}: CatalogueDeps): Handlers<Calls, CallContexts> => ({
  getBrandMenu: ({ query }) => brandMenu(catalogue.current().index, query.gender),
  getCategoryMenu: ({ query }, { language }) =>
    categoryMenu(catalogue.current().index, images.views, language, query.gender),
});
