import { createContext, useContext, useEffect, useRef } from 'react';
import type { Api } from './api.ts';

const ApiContext = createContext<Api | null>(null);

/** Gives a tree the calls that its parts make when a shopper does something. */
export const ApiProvider = ApiContext.Provider;

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('Wrap the screen in <ApiProvider>');
  return api;
}

/**
 * Asks once for a key, and again for another; nothing while there is none. `told` is given the answer, or
 * `undefined` when it cannot be had. What comes too late is not told: another key asks for something else
 * by then, or nobody waits any more (mini-programs have no AbortController).
 */
export function useAsking<T>(
  key: unknown,
  ask: (api: Api) => Promise<T>,
  told: (answer: T | undefined) => void,
): void {
  const api = useApi();
  const latest = useRef({ ask, told });
  latest.current = { ask, told };
  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    const tell = (answer?: T) => isCurrent && latest.current.told(answer);
    latest.current.ask(api).then(tell, () => tell());
    return () => {
      isCurrent = false;
    };
  }, [api, key]);
}
