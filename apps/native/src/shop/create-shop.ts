import { type Api, createClient, fetchTransport } from '@vitrine/client';
import type { Language } from '@vitrine/kit';
import { type Store, selectSessionKey } from '@vitrine/state';
import { createStores, type Stores } from '@vitrine/state/page-stores';
import { APP_NAME, CALL_URL } from '../config.ts';

export interface Shop {
  api: Api;
  /** The state that all screens share, used outside of them. */
  store: Store;
  stores: Stores;
}

/** The system would write the cookie of the session to a plain file: the app has its key, and no cookies. */
const withoutCookies =
  (fetcher: typeof fetch = fetch): typeof fetch =>
  (input, init) =>
    fetcher(input, { ...init, credentials: 'omit' });

/** The client and the state of the screens that the app draws. Nothing is called before the first screen asks. */
export function createShop(language: Language, fetcher?: typeof fetch): Shop {
  const stores = createStores();
  const store = stores.shopper;
  const api = createClient({
    baseUrl: CALL_URL,
    withCredentials: false,
    interceptors: { request: (request) => request, response: (response) => response },
    transport: fetchTransport(withoutCookies(fetcher)),
    platform: APP_NAME,
    context: () => ({
      language,
      country: 'CN',
      currency: 'CNY',
      sessionKey: selectSessionKey(store.getState()) || undefined,
    }),
  });
  return { api, store, stores };
}
