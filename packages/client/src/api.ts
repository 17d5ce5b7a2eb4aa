import type { CallInput, CallName, CallReply, Calls, ErrorBody } from '@vitrine/contract';

export interface CallOptions {
  /**
   * Ends this call when it fires. Whoever brings a signal decides alone: a newer call of the same
   * name then leaves this one running, so that fetching ahead never takes a page away.
   */
  signal?: AbortSignal | undefined;
  /** Calls in different lanes leave each other alone, where a newer one would cancel an older one. */
  lane?: string;
  /** Calls with the same key are one call, sent again because nobody knew whether it had arrived. */
  idempotencyKey?: string;
}

/** What a call resolves to. One that tolerates a refusal may be answered by the refusal itself. */
export type ApiReply<N extends CallName> = Calls[N] extends { tolerates: readonly number[] }
  ? CallReply<N> | ErrorBody
  : CallReply<N>;

type Arguments<N extends CallName> =
  Record<never, never> extends CallInput<N>
    ? [input?: CallInput<N>, options?: CallOptions]
    : [input: CallInput<N>, options?: CallOptions];

/** Every call of the contract as a function. */
export type Api = { readonly [N in CallName]: (...given: Arguments<N>) => Promise<ApiReply<N>> };
