type MiniAbortController = Pick<AbortController, 'signal' | 'abort'>;

/** The part of AbortController that API calls use; mini-programs have no AbortController. */
export function newAbortController(): MiniAbortController {
  const listeners = new Set<() => void>();
  const signal = {
    aborted: false,
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  };
  return {
    signal: signal as unknown as AbortSignal,
    abort() {
      signal.aborted = true;
      for (const listener of [...listeners]) listener();
    },
  };
}
