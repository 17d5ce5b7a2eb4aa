import { type Api, createClient, fetchTransport } from '@vitrine/client';
import type { Language } from '@vitrine/kit';
import { guestSessionStarted, makeStore, type Store, selectSessionKey } from '@vitrine/state';
import { APP_NAME, SHOP_URL } from '../config.ts';

export interface Shop {
  api: Api;
  store: Store;
}

/** The client and the state of the screens that the app draws. Nothing is called before the first screen asks. */
export function createShop(language: Language, fetcher?: typeof fetch): Shop {
  const store = makeStore();
  store.dispatch(guestSessionStarted());
  const api = createClient({
    baseUrl: SHOP_URL || '/',
    withCredentials: false,
    interceptors: { request: (request) => request, response: (response) => response },
    transport: fetchTransport(fetcher),
    platform: APP_NAME,
    context: () => ({
      language,
      country: 'CN',
      currency: 'CNY',
      sessionKey: selectSessionKey(store.getState()) || undefined,
    }),
  });
  return { api, store };
}
