import { CHINA_OFFSET_MS, chinaDate, DAY_MS } from '@vitrine/kit';

const isWeekend = (ms: number) => [0, 6].includes(new Date(ms + CHINA_OFFSET_MS).getUTCDay());

/** The day in Beijing after so many working days. Zero is the same day. */
export function afterWorkingDays(from: number, days: number): string {
  let at = from;
  for (let left = days; left > 0; ) {
    at += DAY_MS;
    if (!isWeekend(at)) left--;
  }
  return chinaDate(at);
}
