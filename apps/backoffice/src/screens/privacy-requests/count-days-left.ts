const DAY_MS = 86_400_000;

/** Whole days until a time; 0 on its last day. */
export const countDaysLeft = (dueAt: string, now: number): number =>
  Math.max(0, Math.floor((Date.parse(dueAt) - now) / DAY_MS));
