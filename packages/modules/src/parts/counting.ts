import { parseTime } from '@vitrine/kit';
import type { CountingFields } from '../fields/time.ts';

export const TICK_MS = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Phase = 'before' | 'running' | 'ended';
type Times = Pick<CountingFields, 'startTime' | 'endTime'>;
type Rules = Times & Pick<CountingFields, 'alwaysShow'>;

export function phase({ startTime, endTime }: Times, now: number): Phase {
  if (now >= parseTime(endTime)) return 'ended';
  return now >= parseTime(startTime) ? 'running' : 'before';
}

/** Between start and end; before the start only where that is asked for; never once it has ended. */
export function isShown(fields: Rules, now: number): boolean {
  const current = phase(fields, now);
  return current === 'running' || (current === 'before' && fields.alwaysShow);
}

/** The moment that is counted to. After the end there is none, and ticking stops. */
export function target(fields: Times, now: number): number | undefined {
  const current = phase(fields, now);
  if (current === 'ended') return undefined;
  return parseTime(current === 'before' ? fields.startTime : fields.endTime);
}

export interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** What is left, rounded up, so that the last second is shown as one and not as nothing. */
export function remaining(fields: Times, now: number): Remaining {
  const left = Math.ceil(((target(fields, now) ?? now) - now) / TICK_MS);
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: left % MINUTE,
  };
}

export const hidesDay = ({ autoHideDay }: { autoHideDay: boolean }, { days }: Remaining): boolean =>
  autoHideDay && days === 0;

type Words = Times & Pick<CountingFields, 'textBeforeStart' | 'textAfterStart'>;

export const title = (fields: Words, now: number): string =>
  phase(fields, now) === 'before' ? fields.textBeforeStart : fields.textAfterStart;
