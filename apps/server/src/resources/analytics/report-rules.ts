import type { AnalyticsReport } from '@vitrine/contract/admin';
import type { SalesOfValue } from './sales-queries.ts';

type Attributed = AnalyticsReport['channels'][number];

const NO_SALES = { orders: 0, revenue: 0 };

/** Puts sessions and sales of the same value together, most sessions first. */
export function joinSales(
  sessions: readonly { readonly value: string; readonly sessions: number }[],
  sales: readonly SalesOfValue[],
  canSeeAmounts: boolean,
): Attributed[] {
  const sessionsOf = new Map(sessions.map(({ value, sessions: count }) => [value, count]));
  const salesOf = new Map(sales.map((each) => [each.value, each]));
  return [...new Set([...sessionsOf.keys(), ...salesOf.keys()])].map((value) => {
    const { orders, revenue } = salesOf.get(value) ?? NO_SALES;
    return {
      value,
      sessions: sessionsOf.get(value) ?? 0,
      orders,
      revenue: canSeeAmounts ? revenue : null,
    };
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Adds up searches that were written differently in the URL. */
export function joinKeywords(
  rows: readonly { readonly value: string; readonly sessions: number }[],
): { keyword: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { value, sessions } of rows) {
    const keyword = decode(value).trim();
    if (keyword) counts.set(keyword, (counts.get(keyword) ?? 0) + sessions);
  }
  return [...counts].map(([keyword, count]) => ({ keyword, count }));
}

/** Lists cohorts with one count for each month since the first order; a month without orders counts zero. */
export function joinCohorts(
  rows: readonly { readonly month: string; readonly later: number; readonly shoppers: number }[],
): AnalyticsReport['cohorts'] {
  return [...new Set(rows.map(({ month }) => month))].map((month) => {
    const own = rows.filter((row) => row.month === month);
    const count = (later: number) => own.find((row) => row.later === later)?.shoppers ?? 0;
    const months = Math.max(...own.map(({ later }) => later)) + 1;
    return {
      month,
      shoppers: count(0),
      active: Array.from({ length: months }, (_, i) => count(i)),
    };
  });
}
