import { defineMessages, formatMessage } from '@vitrine/kit';

/** For how long spending counts. */
export const windowMessages = defineMessages({
  lastYear: ['近十二个月', 'twelve months'],
  lastDays: ['近 {days} 天', '{days} days'],
});

const YEAR_DAYS = 365;

/** The days for which spending counts, in words. */
export const formatWindow = (t: (typeof windowMessages)['zh-CN'], days: number): string =>
  days === YEAR_DAYS ? t.lastYear : formatMessage(t.lastDays, { days });
