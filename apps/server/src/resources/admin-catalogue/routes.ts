import type { Handlers } from '@vitrine/contract';
import type {
  catalogueData,
  labelCalls,
  menuCalls,
  searchWords,
  selections,
  sizeCalls,
} from '@vitrine/contract/admin';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { attributeHandlers } from './attributes.ts';
import { brandHandlers } from './brands.ts';
import { categoryHandlers } from './categories.ts';
import { colourHandlers } from './colours.ts';
import type { AdminCatalogueDeps } from './deps.ts';
import { labelHandlers } from './labels.ts';
import { menuHandlers } from './menus.ts';
import { saleHandlers } from './sales.ts';
import { searchWordHandlers } from './search-words.ts';
import { setHandlers } from './sets.ts';
import { sizeChartHandlers } from './size-charts.ts';
import { sizeSystemHandlers } from './size-systems.ts';
import { trySearchHandlers } from './try-search.ts';

type Calls = typeof catalogueData &
  typeof labelCalls &
  typeof sizeCalls &
  typeof selections &
  typeof searchWords &
  typeof menuCalls;

/** What operators change about the catalogue besides its products. */
export const adminCatalogueHandlers = (
  deps: AdminCatalogueDeps,
): Handlers<Calls, HandlerContexts> => ({
  ...brandHandlers(deps),
  ...categoryHandlers(deps),
  ...attributeHandlers(deps),
  ...colourHandlers(deps),
  ...labelHandlers(deps),
  ...sizeSystemHandlers(deps),
  ...sizeChartHandlers(deps),
  ...menuHandlers(deps),
  ...setHandlers(deps),
  ...saleHandlers(deps),
  ...searchWordHandlers(deps),
  ...trySearchHandlers(deps),
});
