import type { Language } from './language.ts';

/** Shoppers read Beijing time wherever they are; storage keeps UTC. */
export const CHINA_OFFSET_MS = 8 * 60 * 60 * 1000;

const HAS_ZONE = /(?:z|[+-]\d{2}:?\d{2})$/i;
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** Milliseconds of a written time; one without a zone is UTC. NaN when it is no time at all. */
export function parseTime(written: string): number {
  const text = written.trim().replace(' ', 'T');
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

/** The clock on a wall in Beijing. */
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

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const ENGLISH_MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const SHORT_MONTH = 3;

/** 12.01, or 1 Dec: a day whose year goes without saying. */
export function chinaShortDay(ms: number, language: Language): string {
  const { month, day } = chinaClock(ms);
  return language === 'zh-CN'
    ? `${twoDigits(month)}.${twoDigits(day)}`
    : `${day} ${ENGLISH_MONTHS[month - 1]?.slice(0, SHORT_MONTH)}`;
}

/** 2026.12.01, or 1 Dec 2026: the shop's way to write a day. */
export function chinaDay(ms: number, language: Language): string {
  const { year } = chinaClock(ms);
  const day = chinaShortDay(ms, language);
  return language === 'zh-CN' ? `${year}.${day}` : `${day} ${year}`;
}
