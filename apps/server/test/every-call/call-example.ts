import type { Call } from '@vitrine/contract';
import type { CallInput } from './call-input.ts';
import type { EveryCallFixture } from './fixture.ts';

/** Example requests of one call. */
export interface CallExample {
  /** Creates everything that a successful request needs, and returns the request. */
  valid(fixture: EveryCallFixture): Promise<CallInput> | CallInput;
  /** Invalid parts, in place of the valid ones. A call without input has none. */
  invalid?: Pick<CallInput, 'params' | 'query' | 'body' | 'file'>;
  /**
   * Set when the request names data of its shopper: what another shopper gets for it. `true` is a 404, a
   * number another status, 'empty' an empty list.
   */
  otherShopperGets?: true | 400 | 409 | 'empty';
}

export type CallExamples<Set extends Record<string, Call>> = {
  readonly [N in keyof Set]: CallExample;
};
