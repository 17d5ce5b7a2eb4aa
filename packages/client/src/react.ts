import { createContext, useContext, useEffect, useRef } from 'react';
import type { Api } from './api.ts';

const ApiContext = createContext<Api | null>(null);

/** Provides the client to the components that make calls. */
export const ApiProvider = ApiContext.Provider;

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('Wrap the screen in <ApiProvider>');
  return api;
}

/**
 * Fetches once per key, and not at all while the key is undefined. `onResult` gets the result, or undefined
 * when the call fails. A result is ignored after the key has changed or the component has unmounted
 * (mini-programs have no AbortController to cancel the call).
 */
export function useFetch<T>(
  key: unknown,
  fetchResult: (api: Api) => Promise<T>,
  onResult: (result: T | undefined) => void,
): void {
  const api = useApi();
  const latest = useRef({ fetchResult, onResult });
  latest.current = { fetchResult, onResult };
  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    const report = (result?: T) => isCurrent && latest.current.onResult(result);
    latest.current.fetchResult(api).then(report, () => report());
    return () => {
      isCurrent = false;
    };
  }, [api, key]);
}
