import { CHINA_OFFSET_MS } from './china-time.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;
export const WEEK_MS = 7 * DAY_MS;

const dayNumber = (ms: number) => Math.floor((ms + CHINA_OFFSET_MS) / DAY_MS);
const startOf = (day: number) => day * DAY_MS - CHINA_OFFSET_MS;

/** 2026-11-21: the day in Beijing, as storage and the wire write it. */
export const chinaDate = (ms: number): string =>
  new Date(ms + CHINA_OFFSET_MS).toISOString().slice(0, 10);

/** The last midnight in Beijing. */
export const chinaDayStart = (ms: number): number => startOf(dayNumber(ms));

/** Midnight of the last Monday in Beijing; day 0 was a Thursday. */
export function chinaWeekStart(ms: number): number {
  const day = dayNumber(ms);
  return startOf(day - ((day + 3) % 7));
}
