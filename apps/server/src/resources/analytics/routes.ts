import type { Handlers } from '@vitrine/contract';
import type { AnalyticsReport, analytics } from '@vitrine/contract/admin';
import { DAY_MS, DEFAULT_CURRENCY, toChinaIsoDate } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import { listProducts } from '../../catalogue/listing.ts';
import type { LiveCatalogue } from '../../catalogue/live-catalogue.ts';
import type { Database } from '../../database/schema.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { findSearchCollection } from '../search/rules.ts';
import { type CountSource, chooseCountSource } from './count-source.ts';
import { findEvents, type Period } from './event-queries.ts';
import { joinCohorts, joinKeywords, joinSales } from './report-rules.ts';
import {
  countCohorts,
  countCoupons,
  type SalesDimension,
  type SalesOfValue,
  sumSalesByDay,
} from './sales-queries.ts';

interface AnalyticsDeps {
  readonly db: Kysely<Database>;
  readonly catalogue: Pick<LiveCatalogue, 'current'>;
  readonly now: () => number;
}

const toPeriod = ({ from, to }: { from: string; to: string }): Period => {
  return { from: new Date(from), to: new Date(to) };
};

const canSeeAmounts = ({ operator }: OperatorContext) =>
  operator.permissions.includes('money:read') || operator.permissions.includes('orders:read');

async function listDays(source: CountSource, sales: readonly SalesOfValue[], hasAmounts: boolean) {
  const { period } = source;
  const sessions = new Map((await source.countByDay()).map((row) => [row.day, row]));
  const salesOf = new Map(sales.map((row) => [row.value, row]));
  const first = Date.parse(toChinaIsoDate(period.from.getTime()));
  const last = Date.parse(toChinaIsoDate(period.to.getTime() - 1));
  return Array.from({ length: (last - first) / DAY_MS + 1 }, (_, index) => {
    const day = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
    const { orders = 0, revenue = 0 } = salesOf.get(day) ?? {};
    return {
      day,
      sessions: sessions.get(day)?.sessions ?? 0,
      pages: sessions.get(day)?.pages ?? 0,
      orders,
      revenue: hasAmounts ? revenue : null,
    };
  });
}

/** How many products the words find now, as the shop searches. */
function countFound({ catalogue, now }: AnalyticsDeps, keyword: string): number {
  const { index } = catalogue.current();
  const query = { page: 1, size: 1, sort: 'default', facets: false, gender: undefined } as const;
  const found = findSearchCollection(index, keyword, undefined);
  return listProducts(index, found, query, { language: 'zh-CN', now: now() }).pagination.totalItems;
}

async function createReport(
  deps: AnalyticsDeps,
  period: Period,
  context: OperatorContext,
): Promise<AnalyticsReport> {
  const { db } = deps;
  const hasAmounts = canSeeAmounts(context);
  const source = chooseCountSource(db, period, deps.now());
  const listValues = async (dimension: SalesDimension) =>
    joinSales(await source.countByValue(dimension), await source.sumByValue(dimension), hasAmounts);
  const days = await listDays(source, await sumSalesByDay(db, period), hasAmounts);
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const coupons = await countCoupons(db, period);
  return {
    currencyIsoCode: DEFAULT_CURRENCY,
    source: source.name,
    days,
    funnel: { ...(await source.countFunnel()), orders },
    channels: await listValues('channel'),
    campaigns: await listValues('campaign'),
    modules: await listValues('module'),
    searches: joinKeywords(await source.countByValue('search')).map((row) => {
      return { ...row, found: countFound(deps, row.keyword) };
    }),
    coupons: coupons.map(({ name, ...row }) => ({ ...row, name: name[context.language] })),
    cohorts: joinCohorts(await countCohorts(db, new Date(deps.now()))),
  };
}

/** A path without its query, which may contain what a shopper typed. */
const toPath = (url: string | null) =>
  url?.replace(/^\w+:\/\/[^/]+/, '').replace(/[?#].*$/, '') ?? '';

export const analyticsHandlers = (
  deps: AnalyticsDeps,
): Handlers<typeof analytics, HandlerContexts> => ({
  getAnalytics: ({ query }, context) => createReport(deps, toPeriod(query), context),
  async listAnalyticsEvents({ query }) {
    const after = parseCursor(query.cursor, ['time', 'uuid']);
    const rows = await findEvents(deps.db, toPeriod(query), { ...query, after });
    return toPage(
      rows,
      query.size,
      ({ uuid, at, name, url, module, channel }) => {
        return { id: uuid, at: at.toISOString(), name, path: toPath(url), module, channel };
      },
      ({ uuid, at }) => [at.toISOString(), uuid],
    );
  },
});
