import { z } from 'zod';
import { minorUnits, utcDateTime, uuid } from '../../entities/common.ts';
import { plannedTime } from './managed.ts';
import { pageQuery } from './page.ts';

const DAY_MS = 86_400_000;
/** Events are kept for ninety days, what they amount to for thirteen months. */
const MAX_EVENT_DAYS = 90;
const MAX_REPORT_DAYS = 396;

interface Period {
  readonly from: string;
  readonly to: string;
}

const isAtMost =
  (days: number) =>
  ({ from, to }: Period): boolean => {
    const length = Date.parse(to) - Date.parse(from);
    return length > 0 && length <= days * DAY_MS;
  };

const periodShape = { from: plannedTime, to: plannedTime };
const problemOf = (days: number) => ({
  path: ['to'],
  message: `must be after from, at most ${days} days`,
});

export const analyticsQuery = z
  .object(periodShape)
  .refine(isAtMost(MAX_REPORT_DAYS), problemOf(MAX_REPORT_DAYS));

export const ANALYTICS_DIMENSIONS = ['channel', 'campaign', 'module', 'search', 'step'] as const;
export type AnalyticsDimension = (typeof ANALYTICS_DIMENSIONS)[number];

export const analyticsEventQuery = z
  .object({
    ...pageQuery,
    ...periodShape,
    dimension: z.enum(ANALYTICS_DIMENSIONS),
    value: z.string().max(200),
  })
  .refine(isAtMost(MAX_EVENT_DAYS), problemOf(MAX_EVENT_DAYS));

const count = z.int();
const revenue = minorUnits.nullable().meta({
  description: 'What shoppers paid in the currency of the shop; null for roles that see no amounts',
});

const attributed = z.object({
  value: z.string(),
  sessions: count,
  orders: count,
  revenue,
});

/** Numbers of a period from tracking events and orders. */
export const analyticsReport = z
  .object({
    currencyIsoCode: z.string(),
    source: z.enum(['events', 'counts']).meta({
      description:
        'counts: the period begins before events are kept; sessions are counted once for each day',
    }),
    days: z.array(
      z.object({
        day: z.string().meta({ example: '2026-12-01' }),
        sessions: count,
        pages: count,
        orders: count,
        revenue,
      }),
    ),
    funnel: z.object({
      sessions: count,
      product: count,
      bag: count,
      checkout: count,
      orders: count,
    }),
    channels: z.array(attributed).meta({ description: 'By utm source; empty: without one' }),
    campaigns: z.array(attributed).meta({ description: 'By the code of a content page' }),
    modules: z
      .array(attributed)
      .meta({ description: 'By the type of a module; sessions that saw it' }),
    searches: z.array(
      z.object({
        keyword: z.string(),
        count,
        found: count.meta({ description: 'How many products it finds now' }),
      }),
    ),
    coupons: z.array(
      z.object({ promotionId: z.string(), name: z.string(), received: count, used: count }),
    ),
    cohorts: z
      .array(
        z.object({
          month: z.string().meta({ example: '2026-12' }),
          shoppers: count,
          active: z
            .array(count)
            .meta({ description: 'Who ordered in each month after, from the first on' }),
        }),
      )
      .meta({ description: 'Shoppers by the month of their first order, the last six months' }),
  })
  .meta({ id: 'AnalyticsReport' });
export type AnalyticsReport = z.infer<typeof analyticsReport>;

/** An event behind a number, without anything that says whose it is. */
export const analyticsEvent = z
  .object({
    id: uuid,
    at: utcDateTime,
    name: z.string(),
    path: z.string(),
    module: z.string().nullable(),
    channel: z.string().nullable(),
  })
  .meta({ id: 'AnalyticsEvent' });
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;
