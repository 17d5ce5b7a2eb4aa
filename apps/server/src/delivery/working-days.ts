import { CHINA_OFFSET_MS, DAY_MS, toChinaIsoDate } from '@vitrine/kit';

const isWeekend = (ms: number) => [0, 6].includes(new Date(ms + CHINA_OFFSET_MS).getUTCDay());

/** The day in Beijing after a number of working days; 0 is the same day. */
export function addWorkingDays(from: number, days: number): string {
  let at = from;
  for (let left = days; left > 0; ) {
    at += DAY_MS;
    if (!isWeekend(at)) left--;
  }
  return toChinaIsoDate(at);
}
