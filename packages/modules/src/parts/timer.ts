import { parseTime } from '@vitrine/kit';
import type { TimerFields } from '../fields/time.ts';

export const TICK_MS = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Phase = 'before' | 'running' | 'ended';
type Times = Pick<TimerFields, 'startTime' | 'endTime'>;
type VisibilityFields = Times & Pick<TimerFields, 'alwaysShow'>;

export function getPhase({ startTime, endTime }: Times, now: number): Phase {
  if (now >= parseTime(endTime)) return 'ended';
  return startTime === undefined || now >= parseTime(startTime) ? 'running' : 'before';
}

/** Visible between start and end, before the start only with `alwaysShow`, and never after the end. */
export function isTimerVisible(fields: VisibilityFields, now: number): boolean {
  const currentPhase = getPhase(fields, now);
  return currentPhase === 'running' || (currentPhase === 'before' && fields.alwaysShow);
}

/** The time that the timer counts down to: the start, then the end, then undefined. */
export function getTimerTarget(fields: Times, now: number): number | undefined {
  const currentPhase = getPhase(fields, now);
  if (currentPhase === 'ended') return undefined;
  const { startTime, endTime } = fields;
  return parseTime(currentPhase === 'before' && startTime ? startTime : endTime);
}

export interface RemainingTime {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** The remaining time, rounded up so that the last second is shown as 1, not 0. */
export function getRemainingTime(fields: Times, now: number): RemainingTime {
  const secondsLeft = Math.ceil(((getTimerTarget(fields, now) ?? now) - now) / TICK_MS);
  return {
    days: Math.floor(secondsLeft / DAY),
    hours: Math.floor((secondsLeft % DAY) / HOUR),
    minutes: Math.floor((secondsLeft % HOUR) / MINUTE),
    seconds: secondsLeft % MINUTE,
  };
}

export const hidesDay = (
  { autoHideDay }: { autoHideDay: boolean },
  { days }: RemainingTime,
): boolean => autoHideDay && days === 0;

type TitleFields = Times & Pick<TimerFields, 'textBeforeStart' | 'textAfterStart'>;

export const getTimerTitle = (fields: TitleFields, now: number): string =>
  getPhase(fields, now) === 'before' ? fields.textBeforeStart : fields.textAfterStart;
