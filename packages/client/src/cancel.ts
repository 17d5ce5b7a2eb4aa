import { ApiError } from './error.ts';

/** Ends a call from any side: a newer call, the caller's signal, or the clock. */
export function createCancellation(signal: AbortSignal | undefined, timeoutMs: number) {
  const listeners: (() => void)[] = [];
  let ended = false;
  let fail: (error: ApiError) => void;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const end = (code: 'cancelled' | 'timeout') => {
    ended = true;
    fail(new ApiError(code));
    for (const listener of listeners.splice(0)) listener();
  };
  const cancel = () => end('cancelled');
  const timer = setTimeout(() => end('timeout'), timeoutMs);
  signal?.addEventListener('abort', cancel);

  return {
    cancel,
    failed,
    // A call may end while an interceptor still works; the transport must hear of it all the same.
    onCancel: (listener: () => void) => (ended ? listener() : void listeners.push(listener)),
    done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    },
  };
}
