import type { CalendarEntry } from '@vitrine/contract/admin';
import type { EntryTexts } from './useEntryTexts.ts';

export interface CalendarViewProps {
  entries: readonly CalendarEntry[];
  texts: EntryTexts;
  /** The date in China. */
  today: string;
}
