import { common, type Handlers, products, rankings } from '@vitrine/contract';
import type { HandlerContexts } from '../http/handler-context.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { countryHandlers } from './countries/routes.ts';
import { homeHandlers } from './home/routes.ts';
import { listingHandlers } from './listings/routes.ts';
import { menuHandlers } from './menus/routes.ts';
import { merchantHandlers } from './merchants/routes.ts';
import { productHandlers } from './products/routes.ts';
import { rankingHandlers } from './rankings/routes.ts';
import { searchHandlers } from './search/routes.ts';

const { getBrandMenu, getCategoryMenu, getCountryStates, getHome, listCities } = common;

/** The calls that read the catalogue. */
export const catalogueCalls = {
  ...products,
  ...rankings,
  getBrandMenu,
  getCategoryMenu,
  getCountryStates,
  listCities,
  getHome,
};

export const catalogueHandlers = (
  deps: CatalogueDeps,
): Handlers<typeof catalogueCalls, HandlerContexts> => ({
  ...productHandlers(deps),
  ...merchantHandlers(deps),
  ...listingHandlers(deps),
  ...searchHandlers(deps),
  ...menuHandlers(deps),
  ...homeHandlers(deps),
  ...rankingHandlers(deps),
  ...countryHandlers(deps),
});
