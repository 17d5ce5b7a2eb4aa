import type { common, Handlers } from '@vitrine/contract';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { findConfiguration } from '../contents/queries.ts';
import { buildCategoryMenu } from '../menus/rules.ts';
import { buildHomes, readHomeContent } from './rules.ts';

type Calls = Pick<typeof common, 'getHome'>;

/** The app and environment whose configuration names the home pages. */
const APP = 'storefront';
const ENVIRONMENT = 'production';

export const homeHandlers = ({
  db,
  catalogue,
  images,
}: CatalogueDeps): Handlers<Calls, HandlerContexts> => ({
  async getHome(_, { language }) {
    const { index } = catalogue.current();
    const app = await findConfiguration(db, APP, ENVIRONMENT);
    const menu = buildCategoryMenu(index, images.views, language);
    return buildHomes(index, menu, language, readHomeContent(app?.configuration));
  },
});
