/** The callbacks of native calls: asynchronous, first success or fail, then complete. */
import type { Clock } from '../clock.ts';

export type Options = Record<string, unknown>;

/** Wraps a function as a native call: its result or error reaches the callbacks asynchronously. */
export const createApi =
  (clock: Clock, name: string, run: (options: Options) => unknown) =>
  (options: Options = {}): void => {
    clock.timers.setTimeout(() => {
      try {
        runCallbacks(options, 'success', { errMsg: `${name}:ok`, ...Object(run(options) ?? {}) });
      } catch (error) {
        runCallbacks(options, 'fail', createFailure(name, error));
      }
    });
  };

export function runCallbacks(options: Options, outcome: 'success' | 'fail', result: object): void {
  for (const name of [outcome, 'complete']) {
    const callback = options[name];
    if (typeof callback === 'function') callback(result);
  }
}

export const createFailure = (name: string, error: unknown): object => {
  const reason = error instanceof Error ? error.message : String(error);
  return { errMsg: `${name}:fail ${reason}`, errorMessage: reason, error: 1 };
};
