/** How the vendors answer: later, through success or fail, then complete. */
import type { Clock } from '../clock.ts';

export type Options = Record<string, unknown>;

/** Makes an API of a function that answers or throws: the answer goes out in a later turn. */
export const answering =
  (clock: Clock, name: string, run: (options: Options) => unknown) =>
  (options: Options = {}): void => {
    clock.timers.setTimeout(() => {
      try {
        finish(options, 'success', { errMsg: `${name}:ok`, ...Object(run(options) ?? {}) });
      } catch (error) {
        finish(options, 'fail', failure(name, error));
      }
    });
  };

export function finish(options: Options, outcome: 'success' | 'fail', answer: object): void {
  for (const name of [outcome, 'complete']) {
    const callback = options[name];
    if (typeof callback === 'function') callback(answer);
  }
}

export const failure = (name: string, error: unknown): object => {
  const reason = error instanceof Error ? error.message : String(error);
  return { errMsg: `${name}:fail ${reason}`, errorMessage: reason, error: 1 };
};
