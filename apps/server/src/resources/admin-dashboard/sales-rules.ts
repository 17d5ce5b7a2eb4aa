import type { Dashboard, SalesTotal } from '@vitrine/contract/admin';
import { DAY_MS, WEEK_MS } from '@vitrine/kit';

const HOURS = 24;
export const COMPARED_DAYS = ['today', 'yesterday', 'lastWeek'] as const;
export type ComparedDay = (typeof COMPARED_DAYS)[number];

const DAYS_AGO_MS: Readonly<Record<ComparedDay, number>> = {
  today: 0,
  yesterday: DAY_MS,
  lastWeek: WEEK_MS,
};

/** When each compared day began, from the start of today. */
export const getDayStart = (day: ComparedDay, todayStart: number): number =>
  todayStart - DAYS_AGO_MS[day];

/** The sales of one hour of a day, up to the present time of day or after it. */
export interface SalesRow extends SalesTotal {
  readonly day: ComparedDay;
  readonly hour: number;
  readonly isSoFar: boolean;
}

const addRows = (rows: readonly SalesRow[]): SalesTotal =>
  rows.reduce(
    (sum, row) => ({ orders: sum.orders + row.orders, revenue: sum.revenue + row.revenue }),
    { orders: 0, revenue: 0 },
  );

const compareDays = (rows: readonly SalesRow[]) => {
  const addDay = (day: ComparedDay) => addRows(rows.filter((row) => row.day === day));
  return { today: addDay('today'), yesterday: addDay('yesterday'), lastWeek: addDay('lastWeek') };
};

/** Adds up the sales of each day up to the present time of day, and of each hour. */
export const summariseSales = (
  rows: readonly SalesRow[],
): Pick<NonNullable<Dashboard['sales']>, 'soFar' | 'hours'> => ({
  soFar: compareDays(rows.filter(({ isSoFar }) => isSoFar)),
  hours: Array.from({ length: HOURS }, (_, hour) =>
    compareDays(rows.filter((row) => row.hour === hour)),
  ),
});
