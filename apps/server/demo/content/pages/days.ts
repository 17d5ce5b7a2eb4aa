import { CHINA_OFFSET_MS, chinaClock, twoDigits } from '@vitrine/kit';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Midnight in Beijing, so many days from the day of `now`, as written time. */
export const chinaMidnight = (now: number, days: number): string => {
  const today = Math.floor((now + CHINA_OFFSET_MS) / DAY_MS);
  return new Date((today + days) * DAY_MS - CHINA_OFFSET_MS).toISOString();
};

const dotted = (ms: number) => {
  const { month, day } = chinaClock(ms);
  return `${twoDigits(month)}.${twoDigits(day)}`;
};

/** The week that ends today: 11.16 – 11.22. */
export const lastSevenDays = (now: number): string =>
  `${dotted(now - 6 * DAY_MS)} – ${dotted(now)}`;
