import {
  getPhase,
  getRemainingTime,
  getTimerTarget,
  getTimerTitle,
  hidesDay,
  type RemainingTime,
  TICK_MS,
  type TimerFields,
  useCurrentTime,
} from '@vitrine/modules';

interface Timer {
  isBeforeStart: boolean;
  /** What the page says beside it; empty: nothing. */
  title: string;
  remaining: RemainingTime;
  hasDays: boolean;
}

/** The time that a timer has left, every second until its end. */
export function useTimer(fields: TimerFields, madeAt: number): Timer {
  const now = useCurrentTime(madeAt, TICK_MS, (time) => getTimerTarget(fields, time) !== undefined);
  const remaining = getRemainingTime(fields, now);
  return {
    isBeforeStart: getPhase(fields, now) === 'before',
    title: getTimerTitle(fields, now),
    remaining,
    hasDays: !hidesDay(fields, remaining),
  };
}
