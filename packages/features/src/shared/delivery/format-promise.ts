import type { DeliveryPromise } from '@vitrine/contract';
import { formatDayRange, formatMessage, type Language, toChinaIsoDate } from '@vitrine/kit';
import { messages } from './messages.ts';

/** The dated promise of delivery, in the same words on every screen. */
export function formatPromise(
  { from, to, place }: DeliveryPromise,
  language: Language,
  now: number,
): string {
  const t = messages[language];
  if (to === toChinaIsoDate(now)) return formatMessage(t.today, { place });
  return formatMessage(t.promise, { days: formatDayRange(from, to, language), place });
}
