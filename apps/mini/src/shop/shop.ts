import { createClient, miniTransport } from '@vitrine/client';
import type { Language } from '@vitrine/kit';
import type { Target } from '@vitrine/platform';
import { createMiniPlatform, miniStorage } from '@vitrine/platform/mini';
import { guestEntered, persist, selectSessionKey, setPromoBanner, setShop } from '@vitrine/state';
import { log } from './log.ts';
import { miniRequest } from './request.ts';
import { apiBase, language, launchToken, platformName, version } from './settings.ts';
import { createStores, type Stores } from './stores.ts';

const pass = <T>(message: T): T => message;

/** What the device remembers, for a shopper nobody knows yet. */
function welcome(): Stores {
  const stores = createStores();
  persist(stores.shopper, miniStorage.local);
  stores.shopper.dispatch(guestEntered());
  return stores;
}

/** One visit to the shop, in one language: what all of its pages share. */
export function openShop(spoken: Language, stores: Stores) {
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
    version: version(),
    speak,
    origin: apiBase(),
    launchToken: launchToken(),
    // The shop collects events of browsers only, so far: these end here.
    sendTracking: async () => undefined,
    log,
  });
  return { api, platform, stores };
}

export type Shop = ReturnType<typeof openShop>;

let open: Shop | undefined;

/** The shop of this process, opened when it is first asked for: not before the host has launched. */
export function shop(): Shop {
  open ??= openShop(language(), welcome());
  return open;
}

/** Says everything anew in another language, to the same shopper. */
function speak(chosen: Language, target: Target): void {
  const { stores } = shop();
  stores.shopper.dispatch(setShop({}));
  stores.shopper.dispatch(setPromoBanner(null));
  open = openShop(chosen, stores);
  open.platform.startAt(target);
}
