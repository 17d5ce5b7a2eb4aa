import {
  chinaClock,
  ENGLISH_MONTHS,
  formatChinaDate,
  formatChinaShortDate,
  type Language,
  padTwoDigits,
} from '@vitrine/kit';

/** Formats the time of a day in China: 21:36. */
export const formatClock = (ms: number): string => {
  const { hour, minute } = chinaClock(ms);
  return `${padTwoDigits(hour)}:${padTwoDigits(minute)}`;
};

/** Formats a time in China: 2026.11.18 21:36, or 18 Nov 2026 21:36. */
export const formatDateTime = (at: string, language: Language): string => {
  const ms = Date.parse(at);
  return `${formatChinaDate(ms, language)} ${formatClock(ms)}`;
};

/** Formats a time in China without the year: 11.18 21:36, or 18 Nov 21:36. */
export const formatShortDateTime = (at: string, language: Language): string => {
  const ms = Date.parse(at);
  return `${formatChinaShortDate(ms, language)} ${formatClock(ms)}`;
};

/** Formats a day such as 2026-12-01: 12 月 1 日, or 1 December. */
export function formatDay(date: string, language: Language): string {
  const [, month = '', day = ''] = date.split('-');
  return language === 'zh-CN'
    ? `${Number(month)} 月 ${Number(day)} 日`
    : `${Number(day)} ${ENGLISH_MONTHS[Number(month) - 1] ?? month}`;
}
