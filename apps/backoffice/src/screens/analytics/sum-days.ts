import type { AnalyticsReport } from '@vitrine/contract/admin';

type Day = AnalyticsReport['days'][number];

const NOTHING = { sessions: 0, pages: 0, orders: 0, revenue: null as number | null };

/** Adds up days. Revenue stays null where the operator may not see it. */
export const sumDays = (days: readonly Day[]) =>
  days.reduce(
    (sum, day) => ({
      sessions: sum.sessions + day.sessions,
      pages: sum.pages + day.pages,
      orders: sum.orders + day.orders,
      revenue: day.revenue === null ? null : (sum.revenue ?? 0) + day.revenue,
    }),
    NOTHING,
  );
