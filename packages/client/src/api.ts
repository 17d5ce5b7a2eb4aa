import type { CallInput, CallName, CallResponse, Calls, ErrorBody } from '@vitrine/contract';

export interface CallOptions {
  /**
   * Cancels this call when it fires. A call with a signal of its own neither cancels an older call of the
   * same name nor is cancelled by a newer one, so that prefetching never cancels the load of a page.
   */
  signal?: AbortSignal | undefined;
  /** A newer call cancels an older one of the same name only when both are in the same group. */
  cancelGroup?: string;
  /** The server runs calls with the same key only once. Use one key for all retries of a call. */
  idempotencyKey?: string;
}

/** The result of a call. A call that tolerates error statuses may also resolve to an error body. */
export type ApiReply<N extends CallName> = Calls[N] extends { tolerates: readonly number[] }
  ? CallResponse<N> | ErrorBody
  : CallResponse<N>;

type CallArguments<N extends CallName> =
  Record<never, never> extends CallInput<N>
    ? [input?: CallInput<N>, options?: CallOptions]
    : [input: CallInput<N>, options?: CallOptions];

/** Every call of the contract as a function. */
export type Api = { readonly [N in CallName]: (...args: CallArguments<N>) => Promise<ApiReply<N>> };
