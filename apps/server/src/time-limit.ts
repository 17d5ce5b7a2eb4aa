/** Timers of a limit: a process that stood still for any time counts as one of them. */
const STEPS = 20;
const MIN_STEP_MS = 20;

interface LimitOptions {
  /** A number that changes with each progress, for example received bytes: then the limit starts again. */
  readonly readProgress?: () => number;
}

/**
 * Calls back once the process could run for this long, and returns a function that ends the limit. A process
 * that was paused, or had no processor, has heard nothing meanwhile: that time says nothing about whom it
 * waits for.
 *
 * @example
 * const endLimit = startTimeLimit(5_000, () => reject(new Error('No answer')));
 */
export function startTimeLimit(
  ms: number,
  onEnd: () => void,
  { readProgress = () => 0 }: LimitOptions = {},
): () => void {
  const stepMs = Math.max(ms / STEPS, MIN_STEP_MS);
  let progress = readProgress();
  let remainingMs = ms;
  let timer: NodeJS.Timeout | undefined;
  let immediate: NodeJS.Immediate | undefined;
  /** What arrived while the process did not run is read before this. */
  function endStep(endedMs: number) {
    const latest = readProgress();
    remainingMs = latest === progress ? remainingMs - endedMs : ms;
    progress = latest;
    if (remainingMs > 0) startStep();
    else onEnd();
  }
  function startStep() {
    const nextMs = Math.min(stepMs, remainingMs);
    timer = setTimeout(() => {
      immediate = setImmediate(endStep, nextMs);
    }, nextMs).unref();
  }
  startStep();
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}

/** Waits for work, and rejects with an error when it takes longer. */
export async function withinTimeLimit<T>(
  work: Promise<T>,
  ms: number,
  createError: () => Error,
): Promise<T> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const endLimit = startTimeLimit(ms, () => reject(createError()));
  try {
    return await Promise.race([work, limit]);
  } finally {
    endLimit();
  }
}

/** Like `AbortSignal.timeout`, but time in which the process could not run does not count. */
export function createTimeLimitSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  startTimeLimit(ms, () =>
    controller.abort(new DOMException('The operation took too long', 'TimeoutError')),
  );
  return controller.signal;
}
