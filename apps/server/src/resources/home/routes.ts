import type { common, Handlers } from '@vitrine/contract';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { buildCategoryMenu } from '../menus/rules.ts';
import { findHomeConfiguration } from './find-home-codes.ts';
import { buildHomes, readHomeContent } from './rules.ts';

type Calls = Pick<typeof common, 'getHome'>;

export const homeHandlers = ({
  db,
  catalogue,
  images,
}: CatalogueDeps): Handlers<Calls, HandlerContexts> => ({
  async getHome(_, { language }) {
    const { index } = catalogue.current();
    const app = await findHomeConfiguration(db);
    const menu = buildCategoryMenu(index, images.views, language);
    return buildHomes(index, menu, language, readHomeContent(app?.configuration));
  },
});
