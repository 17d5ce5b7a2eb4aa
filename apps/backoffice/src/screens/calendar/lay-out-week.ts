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

/** What collides comes first, then what begins or ends in the week, then what only goes on. */
function rank(entry: CalendarEntry, weekStart: number): number {
  if (entry.collidesWith.length > 0) return 0;
  return startOf(entry) >= weekStart || endOf(entry) <= weekStart + WEEK_MS ? 1 : 2;
}

/** Puts the entries of a week into lanes, so that none covers another. */
export function layOutWeek(entries: readonly CalendarEntry[], weekStart: number): Bar[] {
  const weekEnd = weekStart + WEEK_MS;
  const lanes: Set<number>[] = [];
  return entries
    .filter((entry) => startOf(entry) < weekEnd && endOf(entry) > weekStart)
    .sort(
      (one, other) =>
        rank(one, weekStart) - rank(other, weekStart) ||
        startOf(one) - startOf(other) ||
        endOf(other) - endOf(one),
    )
    .map((entry) => {
      const start = Math.max(startOf(entry), weekStart);
      const end = Math.min(endOf(entry), weekEnd);
      const column = Math.floor((start - weekStart) / DAY_MS);
      const days = Math.ceil((end - weekStart) / DAY_MS) - column;
      const covered = Array.from({ length: days }, (_, day) => column + day);
      const free = lanes.findIndex((taken) => covered.every((day) => !taken.has(day)));
      const lane = free === -1 ? lanes.length : free;
      lanes[lane] = new Set([...(lanes[lane] ?? []), ...covered]);
      return {
        ...{ entry, column, days, lane },
        isFromBefore: startOf(entry) < weekStart,
        isBeyond: endOf(entry) > weekEnd,
      };
    });
}
