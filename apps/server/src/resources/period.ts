/** When something runs; its end is no longer part of it. */
export interface Period {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

export type PeriodStatus = 'upcoming' | 'running' | 'ended';

export function periodStatus({ starts_at, ends_at }: Period, now: number): PeriodStatus {
  if (now < starts_at.getTime()) return 'upcoming';
  return now < ends_at.getTime() ? 'running' : 'ended';
}

/** As a call answers it. */
export const periodOf = (period: Period, now: number) => ({
  startsAt: period.starts_at.toISOString(),
  endsAt: period.ends_at.toISOString(),
  status: periodStatus(period, now),
});
