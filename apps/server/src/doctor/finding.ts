import { withinTimeLimit } from '../time-limit.ts';

/** What the doctor found about one part of the shop. */
export interface Finding {
  readonly part: string;
  readonly state: 'ok' | 'warn' | 'fail';
  readonly text: string;
  /** What to do about it. */
  readonly advice?: string;
}

export const ok = (part: string, text: string): Finding => ({ part, state: 'ok', text });
export const warn = (part: string, text: string, advice: string): Finding => ({
  part,
  state: 'warn',
  text,
  advice,
});
export const fail = (part: string, text: string, advice: string): Finding => ({
  part,
  state: 'fail',
  text,
  advice,
});

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Services that answer at all do so well within this time. */
const ANSWER_MS = 3_000;

/** Rejects a service that neither answers nor fails. */
export const withinSeconds = <T>(work: Promise<T>): Promise<T> =>
  withinTimeLimit(work, ANSWER_MS, () => new Error(`no answer in ${ANSWER_MS / 1000} seconds`));

/** Turns an error of a check into a finding. */
export async function check(
  part: string,
  advice: string,
  run: () => Promise<Finding>,
  onError: typeof warn = fail,
): Promise<Finding> {
  try {
    return await withinSeconds(run());
  } catch (error) {
    return onError(part, messageOf(error), advice);
  }
}
