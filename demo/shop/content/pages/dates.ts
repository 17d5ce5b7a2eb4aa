import { CHINA_OFFSET_MS, chinaClock, DAY_MS, padTwoDigits } from '@vitrine/kit';
import type { Translate } from '../translate.ts';

/** Midnight in Beijing, `days` days after the day of `now`, as ISO text. */
export const chinaMidnight = (now: number, days: number): string => {
  const today = Math.floor((now + CHINA_OFFSET_MS) / DAY_MS);
  return new Date((today + days) * DAY_MS - CHINA_OFFSET_MS).toISOString();
};

const formatMonthDay = (ms: number) => {
  const { month, day } = chinaClock(ms);
  return `${padTwoDigits(month)}.${padTwoDigits(day)}`;
};

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function formatEnglishDays(from: number, until: number): string {
  const [first, last] = [chinaClock(from), chinaClock(until)];
  const month = first.month === last.month ? '' : ` ${MONTHS[first.month - 1]}`;
  return `${first.day}${month} – ${last.day} ${MONTHS[last.month - 1]}`;
}

/** The last seven days including today, for example 11.16 – 11.22 or 16 – 22 November. */
export function lastSevenDays(t: Translate, now: number): string {
  const from = now - 6 * DAY_MS;
  return t(`${formatMonthDay(from)} – ${formatMonthDay(now)}`, formatEnglishDays(from, now));
}
