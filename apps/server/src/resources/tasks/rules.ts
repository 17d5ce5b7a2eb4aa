import { chinaDate, chinaDayStart, chinaWeekStart, DAY_MS } from '@vitrine/kit';

export type Renews = 'daily' | 'weekly' | 'never';

/** Since when a task counts, and what that stretch is called. */
export function stretchAt(renews: Renews, now: number): { name: string; since: string } {
  if (renews === 'never') return { name: 'once', since: '0000-00-00' };
  const day = chinaDate(renews === 'daily' ? now : chinaWeekStart(now));
  return { name: day, since: day };
}

/** Days in a row that end today, or yesterday when today is still to come. */
export function streakOf(days: readonly string[], now: number): number {
  const done = new Set(days);
  const today = chinaDayStart(now);
  let day = done.has(chinaDate(today)) ? today : today - DAY_MS;
  let streak = 0;
  while (done.has(chinaDate(day))) {
    streak++;
    day -= DAY_MS;
  }
  return streak;
}

/** A streak is rewarded each time it has grown by its goal. */
export const completesStreak = (streak: number, goal: number): boolean =>
  streak > 0 && streak % goal === 0;

/** Midnight of New Year in Beijing, from which a year's orders count. */
export function yearStart(now: number): number {
  const year = chinaDate(now).slice(0, 4);
  return Date.parse(`${year}-01-01T00:00:00+08:00`);
}
