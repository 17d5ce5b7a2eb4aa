import { chinaClock, padTwoDigits, toChinaIsoDate } from '@vitrine/kit';

/** The date and time in China, as operators read it: `2026-11-25 10:00`. */
export function formatChinaTime(time: Date): string {
  const { hour, minute } = chinaClock(time.getTime());
  return `${toChinaIsoDate(time.getTime())} ${padTwoDigits(hour)}:${padTwoDigits(minute)}`;
}
