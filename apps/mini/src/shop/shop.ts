import { createClient, miniTransport } from '@vitrine/client';
import { type Language, namedCountry, namedLanguage, type ShippingCountryCode } from '@vitrine/kit';
import { keepReferral } from '@vitrine/platform';
import { createMiniPlatform, miniStorage } from '@vitrine/platform/mini';
import { persist, selectSessionKey, setPromoBanner, setShop } from '@vitrine/state';
import { entry, type HostEntry, noteEntry } from './entry.ts';
import { addressBeneath, currentAddress } from './host-page.ts';
import { log } from './log.ts';
import { miniRequest } from './request.ts';
import { comeIn, enterSession } from './session.ts';
import { apiBase, country, language, platformName, version } from './settings.ts';
import { createStores, type Stores } from './stores.ts';
import { miniUpload } from './upload.ts';

const pass = <T>(message: T): T => message;

/** What the device remembers, for a shopper nobody knows yet. */
function welcome(): Stores {
  const stores = createStores();
  persist(stores.shopper, miniStorage.local);
  return stores;
}

/** What holds as long as a shop is open; another choice opens another. */
interface Settled {
  language: Language;
  country: ShippingCountryCode;
}

/** One visit to the shop, in one language and for one country: what all of its pages share. */
export function openShop(settled: Settled, stores: Stores) {
  const api = createClient({
    baseUrl: apiBase(),
    withCredentials: false,
    interceptors: { request: pass, response: pass },
    transport: miniTransport(miniRequest, miniUpload),
    platform: platformName,
    context: () => ({
      ...settled,
      sessionKey: selectSessionKey(stores.shopper.getState()) || undefined,
    }),
  });
  const platform = createMiniPlatform({
    name: platformName,
    ...settled,
    version: version(),
    speak: (spoken, target) => turnTo({ language: spoken }).platform.startAt(target),
    deliverTo: (chosen) => turnTo({ country: chosen }).platform.startAt({ route: 'me' }),
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
  const first = openShop({ language: language(), country: country() }, welcome());
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

/** Says everything anew in another language or for another country, to the same shopper. */
function turnTo(chosen: Partial<Settled>): Shop {
  const { stores, platform } = shop();
  stores.shopper.dispatch(setShop({}));
  stores.shopper.dispatch(setPromoBanner(null));
  open = openShop({ language: platform.language, country: platform.country, ...chosen }, stores);
  return open;
}

/** A link or a code was followed while the shop was alive: what it says of the visit counts from now on. */
export function comeAgain(told: HostEntry): void {
  // What was done so far belongs to the visit before.
  open?.platform.flush();
  if (!noteEntry(told) || !open) return;
  const { visit, query } = entry();
  keepReferral(visit, miniStorage);
  const { platform } = open;
  const spoken = namedLanguage(query.language) ?? platform.language;
  const named = namedCountry(visit.country) ?? platform.country;
  // The host opens the page that the link leads to by itself.
  if (spoken !== platform.language || named !== platform.country)
    turnTo({ language: spoken, country: named });
  if (visit.token || visit.sessionKey) {
    comeIn({ api: open.api, store: open.stores.shopper, storage: miniStorage, visit });
  }
}
