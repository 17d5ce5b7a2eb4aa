import { ApiError } from './error.ts';

/** Ends a call from any side: a newer call, the caller's signal, or the clock. */
export function createCancellation(signal: AbortSignal | undefined, timeoutMs: number) {
  const listeners: (() => void)[] = [];
  let fail: (error: ApiError) => void;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const end = (code: 'cancelled' | 'timeout') => {
    fail(new ApiError(code));
    for (const listener of listeners.splice(0)) listener();
  };
  const cancel = () => end('cancelled');
  const timer = setTimeout(() => end('timeout'), timeoutMs);
  signal?.addEventListener('abort', cancel);

  return {
    cancel,
    failed,
    onCancel: (listener: () => void) => void listeners.push(listener),
    done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    },
  };
}
