import { ApiError } from './error.ts';

/** Ends a call early: through a newer call, the caller's signal, or the timeout. */
export function createCancellation(signal: AbortSignal | undefined, timeoutMs: number) {
  const listeners: (() => void)[] = [];
  let hasEnded = false;
  let reject: (error: ApiError) => void;
  const ended = new Promise<never>((_, rejectPromise) => {
    reject = rejectPromise;
  });
  const end = (code: 'cancelled' | 'timeout') => {
    hasEnded = true;
    reject(new ApiError(code));
    for (const listener of listeners.splice(0)) listener();
  };
  const cancel = () => end('cancelled');
  const timer = setTimeout(() => end('timeout'), timeoutMs);
  signal?.addEventListener('abort', cancel);

  return {
    cancel,
    ended,
    // A call may end while an interceptor still runs, before the transport adds its listener.
    onCancel: (listener: () => void) => (hasEnded ? listener() : void listeners.push(listener)),
    dispose() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    },
  };
}
