import type { AnalyticsDimension } from '@vitrine/contract/admin';
import { type RawBuilder, sql } from 'kysely';

const url = sql`parameters->>'pageUrl'`;
const isPage = sql`event = 'GenericPageVisited'`;

/** The steps towards an order, by the pages that belong to them on the web and in mini-programs. */
export const FUNNEL_STEPS = {
  sessions: sql`true`,
  product: sql`(${isPage} and ${url} ~ '/product/detail')`,
  bag: sql`(${isPage} and ${url} ~ '/bag([/?#]|$)')`,
  checkout: sql`(${isPage} and ${url} ~ '/checkout/')`,
} as const satisfies Record<string, RawBuilder<unknown>>;

/** The value of an event in each dimension; null where it has none. The server's own events know no channel. */
export const DIMENSIONS = {
  channel: sql<string | null>`case when event <> 'AddedToBag'
    then coalesce(parameters->>'utmSource', '') end`,
  campaign: sql<string | null>`substring(${url} from '/content/(?!index)([\\w-]+)')`,
  module: sql<string | null>`case when parameters->>'action' in
    ('ModuleImpression', 'ModuleInteraction') then parameters->>'moduleCode' end`,
  search: sql<string | null>`case when ${isPage} and ${url} ~ '/product/list'
    then substring(${url} from '[?&]keyword=([^&#]+)') end`,
} as const satisfies Record<Exclude<AnalyticsDimension, 'step'>, RawBuilder<string | null>>;

const isStep = (value: string): value is keyof typeof FUNNEL_STEPS =>
  Object.hasOwn(FUNNEL_STEPS, value);

/** What chooses the events of a value. */
export function whereValue(dimension: AnalyticsDimension, value: string): RawBuilder<unknown> {
  if (dimension === 'step') return isStep(value) ? FUNNEL_STEPS[value] : sql`false`;
  // The URL of a page has its words encoded.
  const stored =
    dimension === 'search' ? [encodeURIComponent(value.toWellFormed()), value] : [value];
  return sql`${DIMENSIONS[dimension]} in (${sql.join(stored)})`;
}
