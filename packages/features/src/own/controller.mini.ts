type Controller = Pick<AbortController, 'signal' | 'abort'>;

/** Mini-programs have none of their own: this is as much of one as calls listen to. */
export function newController(): Controller {
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
