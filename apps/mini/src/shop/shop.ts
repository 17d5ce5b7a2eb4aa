import { createClient, miniTransport } from '@vitrine/client';
import { restoreOverrides } from '@vitrine/features/message-overrides';
import { openPortalUrl } from '@vitrine/features/session';
import {
  findLanguage,
  findShippingCountry,
  type Language,
  type ShippingCountryCode,
} from '@vitrine/kit';
import { storeReferral } from '@vitrine/platform';
import { createMiniPlatform, miniStorage } from '@vitrine/platform/mini';
import {
  persistSlices,
  selectSessionKey,
  selectUserId,
  setPromoBanner,
  setShopContent,
} from '@vitrine/state';
import { createStores, type Stores } from '@vitrine/state/page-stores';
import { getEntry, type HostEntry, updateEntry } from './entry.ts';
import { getCurrentPageUrl, getPreviousPageUrl } from './host-page.ts';
import { log } from './log.ts';
import { miniRequest } from './request.ts';
import { restoreShopperSession, startSession } from './session.ts';
import { apiBase, country, language, platformName, version } from './settings.ts';
import { showMoveFailure } from './toasts.ts';
import { miniUpload } from './upload.ts';
import { addVisitor, openVisitorBucket } from './visitor.ts';

const pass = <T>(message: T): T => message;

/** Creates the stores with the data that is stored on the device. */
function createShopperStores(): Stores {
  const stores = createStores();
  persistSlices(stores.shopper, miniStorage.local);
  return stores;
}

/** The language and country of an open shop. Another choice opens another shop. */
interface ShopLocale {
  language: Language;
  country: ShippingCountryCode;
}

/** Opens the shop in one language and for one country. All pages share the result. */
export function openShop(locale: ShopLocale, stores: Stores) {
  restoreOverrides({ storage: miniStorage, language: locale.language });
  const visitor = {
    shopUrl: apiBase(),
    platform: platformName,
    bucket: openVisitorBucket(miniStorage, Date.now()),
  };
  const api = createClient({
    baseUrl: apiBase(),
    withCredentials: false,
    interceptors: {
      request: (request) =>
        addVisitor(request, { ...visitor, correlationId: getEntry().correlationId }),
      response: pass,
    },
    transport: miniTransport(miniRequest, miniUpload),
    platform: platformName,
    context: () => ({
      ...locale,
      ...(getEntry().landingParams.currency && { currency: getEntry().landingParams.currency }),
      sessionKey: selectSessionKey(stores.shopper.getState()) || undefined,
    }),
  });
  const platform = createMiniPlatform({
    name: platformName,
    ...locale,
    version: version(),
    reopenInLanguage: (newLanguage, target) =>
      reopenShop({ language: newLanguage }).platform.restartAt(target),
    reopenForCountry: (newCountry) =>
      reopenShop({ country: newCountry }).platform.restartAt({ route: 'me' }),
    origin: apiBase(),
    getEntry,
    pageUrl: getCurrentPageUrl,
    getPreviousUrl: getPreviousPageUrl,
    customerId: () => selectUserId(stores.shopper.getState()),
    sendTracking: (events) => api.track({ body: { events: [...events] } }),
    log,
    onMoveFailed: (retry) => showMoveFailure(locale.language, retry),
  });
  return { api, platform, stores };
}

export type Shop = ReturnType<typeof openShop>;

let openedShop: Shop | undefined;

/** Opens the page of a link in the portal, which is encrypted. */
function openPortalLink({ api, platform }: Shop): void {
  const { landingParams } = getEntry();
  void openPortalUrl(api, landingParams, (to) => platform.navigation.go(to));
}

function openInitialShop(): Shop {
  const initialShop = openShop({ language: language(), country: country() }, createShopperStores());
  const { landingParams } = getEntry();
  storeReferral(landingParams, miniStorage);
  startSession({
    api: initialShop.api,
    store: initialShop.stores.shopper,
    storage: miniStorage,
    landingParams,
  });
  openPortalLink(initialShop);
  return initialShop;
}

/** The shop of this process. It is opened on first use, after the host has launched the program. */
export function shop(): Shop {
  openedShop ??= openInitialShop();
  return openedShop;
}

/** Opens the shop in another language or for another country, with the same stores. */
function reopenShop(changes: Partial<ShopLocale>): Shop {
  const { stores, platform } = shop();
  stores.shopper.dispatch(setShopContent({}));
  stores.shopper.dispatch(setPromoBanner([]));
  openedShop = openShop(
    { language: platform.language, country: platform.country, ...changes },
    stores,
  );
  return openedShop;
}

/** Applies the landing parameters of a link or a code that was opened while the mini-program was running. */
export function handleReopen(hostEntry: HostEntry): void {
  // The events so far belong to the earlier landing parameters.
  openedShop?.platform.flush();
  if (!updateEntry(hostEntry) || !openedShop) return;
  const { landingParams, query } = getEntry();
  storeReferral(landingParams, miniStorage);
  const { platform } = openedShop;
  const newLanguage = findLanguage(query.language) ?? platform.language;
  const newCountry = findShippingCountry(landingParams.country) ?? platform.country;
  // The host opens the page that the link leads to by itself.
  if (newLanguage !== platform.language || newCountry !== platform.country)
    reopenShop({ language: newLanguage, country: newCountry });
  openPortalLink(openedShop);
  if (landingParams.token || landingParams.sessionKey || landingParams.share) {
    restoreShopperSession({
      api: openedShop.api,
      store: openedShop.stores.shopper,
      storage: miniStorage,
      landingParams,
    });
  }
}
