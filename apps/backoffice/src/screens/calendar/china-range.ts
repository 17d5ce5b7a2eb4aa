import { CHINA_OFFSET_MS, chinaWeekStart, DAY_MS, toChinaIsoDate, WEEK_MS } from '@vitrine/kit';

export const VIEWS = ['month', 'week', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** The start of a day in China, whose date is like 2026-12-01. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - CHINA_OFFSET_MS;

function startOfMonth(day: string, monthsLater: number): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1 + monthsLater, 1) - CHINA_OFFSET_MS;
}

/** The starts of the weeks that a view shows: those of the month, or the one of the day. */
export function listWeeks(view: View, day: string): number[] {
  const first = chinaWeekStart(view === 'week' ? startOfDay(day) : startOfMonth(day, 0));
  const end = view === 'week' ? first + WEEK_MS : startOfMonth(day, 1);
  return Array.from({ length: Math.ceil((end - first) / WEEK_MS) }, (_, i) => first + i * WEEK_MS);
}

/** The day to which a view moves, forwards or backwards. */
export function moveDay(view: View, day: string, steps: 1 | -1): string {
  const moved = view === 'week' ? startOfDay(day) + steps * 7 * DAY_MS : startOfMonth(day, steps);
  return toChinaIsoDate(moved);
}
