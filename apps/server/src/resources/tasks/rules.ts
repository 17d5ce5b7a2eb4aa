import { chinaDayStart, chinaWeekStart, DAY_MS, toChinaIsoDate } from '@vitrine/kit';

export type TaskRenewal = 'daily' | 'weekly' | 'never';

/** The current period of a task: its name and first day. */
export function getTaskPeriod(renews: TaskRenewal, now: number): { name: string; since: string } {
  if (renews === 'never') return { name: 'once', since: '0000-00-00' };
  const day = toChinaIsoDate(renews === 'daily' ? now : chinaWeekStart(now));
  return { name: day, since: day };
}

/** The number of consecutive days up to today, or up to yesterday when today is still missing. */
export function countStreak(days: readonly string[], now: number): number {
  const done = new Set(days);
  const today = chinaDayStart(now);
  let day = done.has(toChinaIsoDate(today)) ? today : today - DAY_MS;
  let streak = 0;
  while (done.has(toChinaIsoDate(day))) {
    streak++;
    day -= DAY_MS;
  }
  return streak;
}

/** A streak is rewarded each time it reaches a multiple of its goal. */
export const completesStreak = (streak: number, goal: number): boolean =>
  streak > 0 && streak % goal === 0;

/** Midnight of New Year in Beijing; a year's orders count from then on. */
export function getYearStart(now: number): number {
  const year = toChinaIsoDate(now).slice(0, 4);
  return Date.parse(`${year}-01-01T00:00:00+08:00`);
}
