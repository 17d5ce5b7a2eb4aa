import { CHINA_OFFSET_MS, chinaDayStart, DAY_MS, padTwoDigits } from '@vitrine/kit';
import type { ServiceHours } from './service-content.ts';

const MINUTE_MS = 60_000;
const DAYS_OF_A_WEEK = 7;

const getWeekday = (ms: number): number => new Date(ms + CHINA_OFFSET_MS).getUTCDay();

/** When the shop answers next. `daysAhead` is 0 for today. Undefined while it answers now. */
export function findNextOpening(
  hours: ServiceHours | undefined,
  now: number,
): { daysAhead: number; at: number } | undefined {
  if (!hours) return undefined;
  for (let daysAhead = 0; daysAhead <= DAYS_OF_A_WEEK; daysAhead++) {
    const day = chinaDayStart(now) + daysAhead * DAY_MS;
    if (!hours.days.includes(getWeekday(day))) continue;
    const [from, to] = [day + hours.from * MINUTE_MS, day + hours.to * MINUTE_MS];
    if (now >= from && now < to) return undefined;
    if (now < from) return { daysAhead, at: from };
  }
  return undefined;
}

/** Formats minutes after midnight: 10:30. */
export const formatMinutes = (minutes: number): string =>
  `${padTwoDigits(Math.floor(minutes / 60))}:${padTwoDigits(minutes % 60)}`;
