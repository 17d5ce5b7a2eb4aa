import type { Call } from '@vitrine/contract';
import type { Visitor, World } from './world.ts';

/** The parts of a request as they travel, so that wrong ones can be written down as well. */
export interface Sent {
  /** Who asks; nobody in particular when absent. */
  visitor?: Visitor;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** A picture for a call that takes one. */
  file?: Buffer;
  headers?: Readonly<Record<string, string>>;
}

/** How one call is asked well, badly, and by somebody whom it does not concern. */
export interface Recipe {
  /** A request that succeeds, with everything it needs made anew in the world. */
  good(world: World): Promise<Sent> | Sent;
  /** Parts that cannot be good, in place of the good ones. Absent: the call takes nothing. */
  bad?: Pick<Sent, 'params' | 'query' | 'body' | 'file'>;
  /**
   * It names something of a shopper's own. Sent by another shopper it must find nothing: that is a 404, or
   * the refusal named here, or a good answer with nothing in it.
   */
  owned?: true | 400 | 409 | 'empty';
}

export type Recipes<Set extends Record<string, Call>> = { readonly [N in keyof Set]: Recipe };
