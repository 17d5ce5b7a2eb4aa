import { formatChinaShortDate, formatMessage, type Language } from '@vitrine/kit';
import { messages } from './messages.ts';
import type { ServiceContent, ServiceHours } from './service-content.ts';
import { findNextOpening, formatMinutes } from './service-hours.ts';

const WEEKDAYS = '1,2,3,4,5';
const WEEK_LENGTH = 7;

function describeDays({ days }: ServiceHours, language: Language): string {
  const t = messages[language];
  if (days.length === WEEK_LENGTH) return t.everyDay;
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
