import type { Language } from './language.ts';

/** The shop shows Beijing time to all shoppers and stores UTC. */
export const CHINA_OFFSET_MS = 8 * 60 * 60 * 1000;

const HAS_ZONE = /(?:z|[+-]\d{2}:?\d{2})$/i;
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** Parses a time to milliseconds. A time without a zone is UTC. Returns NaN for an invalid time. */
export function parseTime(timeText: string): number {
  const text = timeText.trim().replace(' ', 'T');
  if (DATE_ONLY.test(text) || HAS_ZONE.test(text)) return Date.parse(text);
  return Date.parse(`${text}Z`);
}

export interface ChinaClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** Splits a time into its date and clock fields in Beijing. */
export function chinaClock(ms: number): ChinaClock {
  const shifted = new Date(ms + CHINA_OFFSET_MS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}

export const padTwoDigits = (value: number): string => String(value).padStart(2, '0');

export const ENGLISH_MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const SHORT_MONTH = 3;

/** Formats a date without its year: 12.01, or 1 Dec. */
export function formatChinaShortDate(ms: number, language: Language): string {
  const { month, day } = chinaClock(ms);
  return language === 'zh-CN'
    ? `${padTwoDigits(month)}.${padTwoDigits(day)}`
    : `${day} ${ENGLISH_MONTHS[month - 1]?.slice(0, SHORT_MONTH)}`;
}

/** Formats the days from one ISO date to another: 12.01–12.04, or 1–4 Dec. */
export function formatDayRange(from: string, to: string, language: Language): string {
  const first = formatChinaShortDate(Date.parse(from), language);
  const last = formatChinaShortDate(Date.parse(to), language);
  if (from === to) return last;
  if (language === 'zh-CN') return `${first}–${last}`;
  const [day, month] = first.split(' ');
  return last.endsWith(` ${month}`) ? `${day}–${last}` : `${first} – ${last}`;
}

/** Formats a date: 2026.12.01, or 1 Dec 2026. */
export function formatChinaDate(ms: number, language: Language): string {
  const { year } = chinaClock(ms);
  const day = formatChinaShortDate(ms, language);
  return language === 'zh-CN' ? `${year}.${day}` : `${day} ${year}`;
}
