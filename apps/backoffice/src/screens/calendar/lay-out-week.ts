import type { CalendarEntry } from '@vitrine/contract/admin';
import { DAY_MS, WEEK_MS } from '@vitrine/kit';

/** An entry as it lies in one week. */
export interface Bar {
  readonly entry: CalendarEntry;
  /** The first day of it in the week, from 0. */
  readonly column: number;
  readonly days: number;
  readonly lane: number;
  readonly isFromBefore: boolean;
  readonly isBeyond: boolean;
}

const startOf = ({ startsAt }: CalendarEntry) =>
  startsAt === null ? -Infinity : Date.parse(startsAt);
const endOf = ({ endsAt }: CalendarEntry) => (endsAt === null ? Infinity : Date.parse(endsAt));

/** Puts the entries of a week into lanes, so that none covers another. What begins first is above. */
export function layOutWeek(entries: readonly CalendarEntry[], weekStart: number): Bar[] {
  const weekEnd = weekStart + WEEK_MS;
  const lastDays: number[] = [];
  return entries
    .filter((entry) => startOf(entry) < weekEnd && endOf(entry) > weekStart)
    .sort((one, other) => startOf(one) - startOf(other) || endOf(other) - endOf(one))
    .map((entry) => {
      const start = Math.max(startOf(entry), weekStart);
      const end = Math.min(endOf(entry), weekEnd);
      const column = Math.floor((start - weekStart) / DAY_MS);
      const last = Math.ceil((end - weekStart) / DAY_MS) - 1;
      const free = lastDays.findIndex((day) => day < column);
      const lane = free === -1 ? lastDays.length : free;
      lastDays[lane] = last;
      return {
        ...{ entry, column, days: last - column + 1, lane },
        isFromBefore: startOf(entry) < weekStart,
        isBeyond: endOf(entry) > weekEnd,
      };
    });
}
