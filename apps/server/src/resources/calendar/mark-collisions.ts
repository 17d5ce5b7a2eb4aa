import type { CalendarEntry } from '@vitrine/contract/admin';

type Window = Pick<CalendarEntry, 'startsAt' | 'endsAt'>;

const startOf = ({ startsAt }: Window) => (startsAt === null ? -Infinity : Date.parse(startsAt));
const endOf = ({ endsAt }: Window) => (endsAt === null ? Infinity : Date.parse(endsAt));

export const doWindowsOverlap = (one: Window, other: Window): boolean =>
  startOf(one) < endOf(other) && startOf(other) < endOf(one);

/** Whether one window lies in another as a whole. */
export const isWithin = (inner: Window, outer: Window): boolean =>
  startOf(outer) <= startOf(inner) && endOf(inner) <= endOf(outer);

/** Tells each entry what gets in its way: what has a time in common with it, and meets the rule. */
export function markCollisions<E extends CalendarEntry>(
  entries: readonly E[],
  doCollide: (one: E, other: E) => boolean,
): E[] {
  return entries.map((entry) => {
    const others = entries.filter(
      (other) => other !== entry && doWindowsOverlap(entry, other) && doCollide(entry, other),
    );
    return { ...entry, collidesWith: others.map(({ key }) => key) };
  });
}
