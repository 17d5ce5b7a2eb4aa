import { usePlatform } from '@vitrine/platform';
import { useContext, useEffect, useRef } from 'react';
import { ModuleInfoContext } from '../context/module-context.ts';
import { usePageClock } from '../context/page-clock.ts';
import { createTimerEvent, type TimerReport } from '../context/tracking.ts';
import type { TimerFields } from '../fields/time.ts';
import { getPhase, type Phase } from './timer.ts';

/** What the change from one phase to the next is reported as. */
function getReport(from: Phase | undefined, to: Phase): TimerReport | undefined {
  if (from === to) return undefined;
  if (to === 'running') return from === 'before' ? 'started' : 'in-effect';
  return to === 'ended' && from !== undefined ? 'ended' : undefined;
}

/** Tracks that the timer of the surrounding module is in effect, starts and ends, each once. */
export function useTimerReports(
  { startTime, endTime }: Pick<TimerFields, 'startTime' | 'endTime'>,
  now: number,
): void {
  const { tracking } = usePlatform();
  const { id = '', code = '' } = useContext(ModuleInfoContext) ?? {};
  const readClock = usePageClock();
  const reported = useRef<Phase>(undefined);
  const phase = getPhase({ startTime, endTime }, now);

  useEffect(() => {
    const reportPhase = (next: Phase) => {
      const report = getReport(reported.current, next);
      reported.current = next;
      if (report) tracking.track(createTimerEvent({ id, code }, report));
    };
    reportPhase(phase);
    // The page may remove an ended module before the module's own clock ticks.
    return () => {
      if (getPhase({ startTime, endTime }, readClock()) === 'ended') reportPhase('ended');
    };
  }, [tracking, id, code, startTime, endTime, phase, readClock]);
}
