import {
  CHINA_OFFSET_MS,
  chinaDayStart,
  DAY_MS,
  formatChinaShortDate,
  formatMessage,
  type Language,
  padTwoDigits,
} from '@vitrine/kit';
import { messages } from './messages.ts';
import type { ServiceContent, ServiceHours } from './service-content.ts';

const MINUTE_MS = 60_000;
const DAYS_OF_A_WEEK = 7;

const getWeekday = (ms: number): number => new Date(ms + CHINA_OFFSET_MS).getUTCDay();

/** When the shop answers next. `daysAhead` is 0 for today. Undefined while it answers now. */
function findNextOpening(
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
const formatMinutes = (minutes: number): string =>
  `${padTwoDigits(Math.floor(minutes / 60))}:${padTwoDigits(minutes % 60)}`;

const WEEKDAYS = '1,2,3,4,5';

function describeDays({ days }: ServiceHours, language: Language): string {
  const t = messages[language];
  if (days.length === DAYS_OF_A_WEEK) return t.everyDay;
  return [...days].sort().join() === WEEKDAYS ? t.weekdays : t.someDays;
}

/** The service hours in words; empty for a shop that answers at any time. */
export function describeHours(hours: ServiceHours | undefined, language: Language): string {
  if (!hours) return '';
  return formatMessage(messages[language].hours, {
    days: describeDays(hours, language),
    from: formatMinutes(hours.from),
    to: formatMinutes(hours.to),
  });
}

/** When the shop answers a message that is sent now. */
export function describeAnswerTime(
  { hours, answersWithin }: ServiceContent,
  now: number,
  language: Language,
): string {
  const t = messages[language];
  const opening = findNextOpening(hours, now);
  if (!opening || !hours) return formatMessage(t.answersWithin, { n: answersWithin });
  const names = [t.today, t.tomorrow];
  const day = names[opening.daysAhead] ?? formatChinaShortDate(opening.at, language);
  return formatMessage(t.opensAt, { day, time: formatMinutes(hours.from) });
}
