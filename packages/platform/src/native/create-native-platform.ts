import type { Language, ShippingCountryCode } from '@vitrine/kit';
import { emptyLandingParams } from '../landing/landing-params.ts';
import { createPageGuard } from '../page-guard/page-guard.ts';
import type { AppName } from '../platform-names.ts';
import type { Destination } from '../ports/navigation.ts';
import type { Platform } from '../ports/platform.ts';
import type { ShareContent, ShareOutcome } from '../ports/share.ts';
import type { KeyValueStorage } from '../ports/storage.ts';
import type { TrackingPort } from '../ports/tracking.ts';
import { appHref, href } from '../urls.ts';

/** What the native app gives to its screens. */
export interface NativeHost {
  name: AppName;
  language: Language;
  country: ShippingCountryCode;
  version: string;
  /** The origin of the shop, without a trailing slash; empty where the shop has the same origin. */
  shopUrl: string;
  /** What the device keeps. */
  storage: KeyValueStorage;
  tracking: TrackingPort;
  go(to: Destination, replace: boolean): void;
  back(): void;
  openUrl(url: string): void;
  share(content: ShareContent): Promise<ShareOutcome>;
  saveLanguage(language: Language): void;
}

/** A store that ends with the app. */
export const createSessionStorage = (): KeyValueStorage => {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
};

/** The platform of the screens that the app draws itself. What it cannot do yet, it says by the port's own answer. */
export function createNativePlatform(host: NativeHost): Platform {
  const { openOverlay, blockLeave, confirmLeave } = createPageGuard();
  const go = (to: Destination, replace = false) => confirmLeave(() => host.go(to, replace));
  return {
    name: host.name,
    language: host.language,
    country: host.country,
    version: host.version,
    landingParams: emptyLandingParams,
    navigation: {
      href: appHref,
      go: (to, options) => go(to, options?.replace),
      back: () => confirmLeave(host.back),
      blockLeave,
      confirmLeave,
      openOverlay,
      prefetch: () => undefined,
    },
    storage: { local: host.storage, session: createSessionStorage() },
    // React Native has no clipboard of its own.
    clipboard: { write: async () => false },
    customerService: {
      hasWechat: false,
      openWechat: ({ url }) => host.openUrl(url),
      call: (phone) => host.openUrl(`tel:${phone}`),
      writeMail: async (address) => {
        host.openUrl(`mailto:${address}`);
        return 'opened';
      },
    },
    tracking: host.tracking,
    // The buttons of the app's own screens open the sheet; there is no menu to prepare.
    share: { prepare: () => undefined, open: host.share },
    payment: { listChannels: () => [], pay: async () => 'unavailable' },
    // The app is nothing that a bridge leads out of.
    bridge: { isPresent: false, send: () => undefined, listen: () => () => undefined },
    login: {
      getToken: () => null,
      open: (from, options) =>
        go(
          { route: 'login', ...(from && { query: { from: href(from, host.language) } }) },
          options?.replace,
        ),
    },
    viewport: {
      scrollTo: async () => undefined,
      measureTops: async (ids) => ids.map(() => undefined),
      onScroll: () => () => undefined,
    },
    mediaUrl: (path) => (path.startsWith('/') ? host.shopUrl + path : path),
    saveLanguage: host.saveLanguage,
    // Only the shop's pages ask for the country.
    changeCountry: () => undefined,
  };
}
