import { common, type Handlers, products, rankings } from '@vitrine/contract';
import type { CallContexts } from '../http/context.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { countryHandlers } from './countries/routes.ts';
import { homeHandlers } from './home/routes.ts';
import { listingHandlers } from './listings/routes.ts';
import { menuHandlers } from './menus/routes.ts';
import { merchantHandlers } from './merchants/routes.ts';
import { productHandlers } from './products/routes.ts';
import { rankingHandlers } from './rankings/routes.ts';
import { searchHandlers } from './search/routes.ts';

const { getBrandMenu, getCategoryMenu, getCountryStates, getHome } = common;

/** Every call that is answered from the catalogue. */
export const catalogueCalls = {
  ...products,
  ...rankings,
  getBrandMenu,
  getCategoryMenu,
  getCountryStates,
  getHome,
};

export const catalogueHandlers = (
  deps: CatalogueDeps,
): Handlers<typeof catalogueCalls, CallContexts> => ({
  ...productHandlers(deps),
  ...merchantHandlers(deps),
  ...listingHandlers(deps),
  ...searchHandlers(deps),
  ...menuHandlers(deps),
  ...homeHandlers(deps),
  ...rankingHandlers(deps),
  ...countryHandlers(deps),
});
