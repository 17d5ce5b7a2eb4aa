import { createClient, miniTransport } from '@vitrine/client';
import { type Language, namedLanguage } from '@vitrine/kit';
import { keepReferral, type Target } from '@vitrine/platform';
import { createMiniPlatform, miniStorage } from '@vitrine/platform/mini';
import { persist, selectSessionKey, setPromoBanner, setShop } from '@vitrine/state';
import { entry, type HostEntry, noteEntry } from './entry.ts';
import { addressBeneath, currentAddress } from './host-page.ts';
import { log } from './log.ts';
import { miniRequest } from './request.ts';
import { comeIn, enterSession } from './session.ts';
import { apiBase, language, platformName, version } from './settings.ts';
import { createStores, type Stores } from './stores.ts';
import { miniUpload } from './upload.ts';

const pass = <T>(message: T): T => message;

/** What the device remembers, for a shopper nobody knows yet. */
function welcome(): Stores {
  const stores = createStores();
  persist(stores.shopper, miniStorage.local);
  return stores;
}

/** One visit to the shop, in one language: what all of its pages share. */
export function openShop(spoken: Language, stores: Stores) {
  const api = createClient({
    baseUrl: apiBase(),
    withCredentials: false,
    interceptors: { request: pass, response: pass },
    transport: miniTransport(miniRequest, miniUpload),
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
    entry,
    pageUrl: currentAddress,
    addressBeneath,
    sendTracking: (events) => api.track({ body: { events: [...events] } }),
    log,
  });
  return { api, platform, stores };
}

export type Shop = ReturnType<typeof openShop>;

let open: Shop | undefined;

function openFirst(): Shop {
  const first = openShop(language(), welcome());
  const { visit } = entry();
  keepReferral(visit, miniStorage);
  enterSession({ api: first.api, store: first.stores.shopper, storage: miniStorage, visit });
  return first;
}

/** The shop of this process, opened when it is first asked for: not before the host has launched. */
export function shop(): Shop {
  open ??= openFirst();
  return open;
}

/** Says everything anew in another language, to the same shopper. */
function turnTo(chosen: Language): Shop {
  const { stores } = shop();
  stores.shopper.dispatch(setShop({}));
  stores.shopper.dispatch(setPromoBanner(null));
  open = openShop(chosen, stores);
  return open;
}

function speak(chosen: Language, target: Target): void {
  turnTo(chosen).platform.startAt(target);
}

/** A link or a code was followed while the shop was alive: what it says of the visit counts from now on. */
export function comeAgain(told: HostEntry): void {
  // What was done so far belongs to the visit before.
  open?.platform.flush();
  if (!noteEntry(told) || !open) return;
  const { visit, query } = entry();
  keepReferral(visit, miniStorage);
  const named = namedLanguage(query.language);
  // The host opens the page that the link leads to by itself.
  if (named && named !== open.platform.language) turnTo(named);
  if (visit.token || visit.sessionKey) {
    comeIn({ api: open.api, store: open.stores.shopper, storage: miniStorage, visit });
  }
}
