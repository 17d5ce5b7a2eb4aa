import type { Answer, Call, Input, Parts, Reply } from './call.ts';
import { common } from './calls/common.ts';
import { content } from './calls/content.ts';
import { products } from './calls/products.ts';
import { rankings } from './calls/rankings.ts';

/** Every call of the interface by its name. */
export const calls = {
  ...products,
  ...common,
  ...content,
  ...rankings,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type CallInput<N extends CallName> = Input<Calls[N]>;
export type CallReply<N extends CallName> = Reply<Calls[N]>;

/** A handler for each call of a set: one that is missing, or answers another shape, does not compile. */
export type Handlers<Set extends Record<string, Call>, Context> = {
  [N in keyof Set]: (
    parts: Parts<Set[N]>,
    context: Context,
  ) => Answer<Set[N]> | Promise<Answer<Set[N]>>;
};
