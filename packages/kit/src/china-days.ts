import { CHINA_OFFSET_MS } from './china-time.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;
export const WEEK_MS = 7 * DAY_MS;

const dayNumber = (ms: number) => Math.floor((ms + CHINA_OFFSET_MS) / DAY_MS);
const startOf = (day: number) => day * DAY_MS - CHINA_OFFSET_MS;

/** The date in Beijing in the format of storage and the API: 2026-11-21. */
export const toChinaIsoDate = (ms: number): string =>
  new Date(ms + CHINA_OFFSET_MS).toISOString().slice(0, 10);

/** The start of the current day in Beijing. */
export const chinaDayStart = (ms: number): number => startOf(dayNumber(ms));

/** The start of the current week (Monday) in Beijing. Day 0 of the epoch was a Thursday. */
export function chinaWeekStart(ms: number): number {
  const day = dayNumber(ms);
  return startOf(day - ((day + 3) % 7));
}
