/** How often the time is counted. */
const TICK_MS = 250;

export interface RunningTimeLimit {
  readonly signal: AbortSignal;
  end(): void;
}

/**
 * Aborts after the process has run for so long. A process that was paused or busy counts one tick for all of it,
 * and reads what has arrived meanwhile before the limit ends: its pause is not the fault of others.
 */
export function limitRunningTime(ms: number): RunningTimeLimit {
  const limit = new AbortController();
  let ticks = Math.max(1, Math.ceil(ms / TICK_MS));
  const timer = setInterval(
    () => {
      ticks--;
      if (ticks > 0) return;
      clearInterval(timer);
      setImmediate(() => limit.abort(new DOMException('The time is over', 'TimeoutError')));
    },
    Math.min(ms, TICK_MS),
  );
  return { signal: limit.signal, end: () => clearInterval(timer) };
}
