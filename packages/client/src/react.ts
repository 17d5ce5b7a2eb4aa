import { createContext, useContext } from 'react';
import type { Api } from './api.ts';

const ApiContext = createContext<Api | null>(null);

/** Gives a tree the calls that its parts make when a shopper does something. */
export const ApiProvider = ApiContext.Provider;

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('Wrap the screen in <ApiProvider>');
  return api;
}
