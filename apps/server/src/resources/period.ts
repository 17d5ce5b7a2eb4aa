/** A period of time; its end is exclusive. */
export interface Period {
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** Operators have paused it: it counts as ended. */
  readonly paused_at?: Date | null;
}

export type PeriodStatus = 'upcoming' | 'running' | 'ended';

export function getPeriodStatus(
  { starts_at, ends_at, paused_at = null }: Period,
  now: number,
): PeriodStatus {
  if (paused_at !== null) return 'ended';
  if (now < starts_at.getTime()) return 'upcoming';
  return now < ends_at.getTime() ? 'running' : 'ended';
}

export const mapPeriodToResponse = (period: Period, now: number) => ({
  startsAt: period.starts_at.toISOString(),
  endsAt: period.ends_at.toISOString(),
  status: getPeriodStatus(period, now),
});
