import { createClient, miniTransport } from '@vitrine/client';
import { createMiniPlatform } from '@vitrine/platform/mini';
import { guestEntered, persist, selectSessionKey } from '@vitrine/state';
import { log } from './log.ts';
import { miniRequest } from './request.ts';
import { apiBase, language, launchToken, platformName } from './settings.ts';
import { createStores } from './stores.ts';

const pass = <T>(message: T): T => message;

/** One visit to the shop: what all of its pages share, from the launch to the end of the process. */
export function openShop() {
  const stores = createStores();
  const spoken = language();
  const api = createClient({
    baseUrl: apiBase(),
    withCredentials: false,
    interceptors: { request: pass, response: pass },
    transport: miniTransport(miniRequest),
    platform: platformName,
    context: () => ({
      language: spoken,
      sessionKey: selectSessionKey(stores.shopper.getState()) || undefined,
    }),
  });
  const platform = createMiniPlatform({
    name: platformName,
    language: spoken,
    origin: apiBase(),
    launchToken: launchToken(),
    // The shop collects events of browsers only, so far: these end here.
    sendTracking: async () => undefined,
    log,
  });
  persist(stores.shopper, platform.storage.local);
  stores.shopper.dispatch(guestEntered());
  return { api, platform, stores };
}

export type Shop = ReturnType<typeof openShop>;

let open: Shop | undefined;

/** The shop of this process, opened when it is first asked for: not before the host has launched. */
export function shop(): Shop {
  open ??= openShop();
  return open;
}
