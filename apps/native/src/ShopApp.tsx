import { ApiProvider } from '@vitrine/client/react';
import { loadShell } from '@vitrine/features/load/shell';
import { refreshOverrides, restoreOverrides } from '@vitrine/features/message-overrides';
import type { Language } from '@vitrine/kit';
import { type Destination, PlatformProvider, type SentEvent } from '@vitrine/platform';
import { createNativePlatform, createSessionStorage } from '@vitrine/platform/native';
import { persistSlices, selectIsLoggedIn, selectShopContent } from '@vitrine/state';
import { StoreProvider } from '@vitrine/state/react';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Linking, Platform, Share } from 'react-native';
import { brand } from './brand/brand.ts';
import { APP_NAME, SHOP_URL, VERSION } from './config.ts';
import { ConsentContext } from './consent/ConsentContext.ts';
import type { Consent } from './consent/consent.ts';
import { readLink } from './navigation/linking.ts';
import { Navigation } from './navigation/Navigation.tsx';
import { goBack, openTarget } from './navigation/navigate.ts';
import { StoresContext } from './navigation/OwnState.tsx';
import { ToastProvider } from './parts/Toast.tsx';
import { biometrics } from './ports/biometrics/biometrics';
import type { Keychain } from './ports/keychain/keychain.types.ts';
import { keepRegistered, type PushMoment, stopPushes } from './ports/push/keep-registered.ts';
import { registerPush } from './ports/push/push.ts';
import { type StartNote, StartToast } from './screens/settings/StartToast.tsx';
import { createAppSession } from './session/app-session.ts';
import { createShop } from './shop/create-shop.ts';
import { ShopContext } from './shop/ShopContext.ts';
import type { DeviceStorage } from './storage/device-storage.ts';
import { createUnlock } from './unlock/unlock.ts';
import { UpdateGate } from './update/UpdateGate.tsx';

interface ShopAppProps {
  language: Language;
  consent: Consent;
  fetcher: typeof fetch | undefined;
  keychain: Keychain;
  storage: DeviceStorage;
  note: StartNote | undefined;
  onAsk(): void;
  onClear(): void;
  /** `end` ends the session, and returns whether the server has heard. */
  onWithdraw(end: () => Promise<boolean>): Promise<void>;
  onLanguage(language: Language): void;
}

function openUrl(url: string): void {
  Linking.openURL(url).catch(() => undefined);
}

function go(to: Destination, replace: boolean): void {
  const target = 'url' in to ? readLink(to.url) : to;
  if (target) openTarget(target, replace);
  else if ('url' in to) openUrl(to.url);
}

/** The app after the shopper has answered: only now is anything created that calls the shop. */
export function ShopApp({
  language,
  consent,
  fetcher,
  keychain,
  storage,
  note,
  onAsk,
  onClear,
  onWithdraw,
  onLanguage,
}: ShopAppProps) {
  const shop = useMemo(() => createShop(language, fetcher), [language, fetcher]);
  const session = useMemo(
    () =>
      createAppSession({
        ...shop,
        keychain,
        storage: { local: storage, session: createSessionStorage() },
        isKept: consent === 'agreed',
      }),
    [shop, keychain, storage, consent],
  );
  const unlock = useMemo(() => createUnlock(storage, biometrics), [storage]);
  // Who only browses leaves nothing on the device.
  const local = useMemo(
    () => (consent === 'agreed' ? storage : createSessionStorage()),
    [consent, storage],
  );
  const value = useMemo(
    () => ({
      language,
      session,
      unlock,
      async registerPush(moment: PushMoment) {
        if (consent !== 'agreed' || !selectIsLoggedIn(shop.store.getState())) return false;
        const { api } = shop;
        return keepRegistered(moment, {
          api,
          storage,
          language,
          register: registerPush,
          now: Date.now(),
        });
      },
      stopPushes: () => stopPushes({ api: shop.api, storage }),
      clearDevice: onClear,
      track(events: readonly SentEvent[]) {
        if (consent !== 'agreed' || events.length === 0) return;
        // A lost event does no harm.
        shop.api.track({ body: { events: [...events] } }).catch(() => undefined);
      },
    }),
    [shop, session, unlock, storage, language, consent, onClear],
  );
  const platform = useMemo(
    () =>
      createNativePlatform({
        name: APP_NAME,
        language,
        country: 'CN',
        version: VERSION,
        shopUrl: SHOP_URL,
        storage: local,
        // The app's own screens record nothing yet; those of the shop do.
        tracking: { track: () => undefined },
        go,
        back: goBack,
        openUrl,
        async share({ title, path }) {
          const url = `https://${brand.host}${path}`;
          const message = Platform.OS === 'ios' ? title : `${title} ${url}`;
          const { action } = await Share.share({ title, message, url }).catch(() => ({
            action: Share.dismissedAction,
          }));
          return action === Share.dismissedAction ? 'dismissed' : 'shared';
        },
        saveLanguage: onLanguage,
      }),
    [language, local, onLanguage],
  );
  useLayoutEffect(() => {
    session.start();
    session.settle().then(() => value.registerPush('start'));
    return session.stop;
  }, [session, value]);
  useMemo(() => restoreOverrides({ storage: platform.storage, language }), [platform, language]);
  useEffect(() => {
    const controller = new AbortController();
    const { api, store } = shop;
    const device = { storage: platform.storage, language };
    loadShell({ api, store, query: {}, signal: controller.signal })
      .then(() =>
        refreshOverrides({ ...device, api, shopContent: selectShopContent(store.getState()) }),
      )
      .catch(() => undefined);
    return () => controller.abort();
  }, [shop, platform, language]);
  useEffect(() => persistSlices(shop.store, local), [shop, local]);
  const consentState = useMemo(
    () => ({
      consent,
      ask: onAsk,
      withdraw: () =>
        onWithdraw(async () => {
          if (unlock.isOn()) await biometrics.disable();
          return session.end();
        }),
    }),
    [consent, onAsk, onWithdraw, session, unlock],
  );
  return (
    <ApiProvider value={shop.api}>
      <StoreProvider store={shop.store}>
        <PlatformProvider platform={platform}>
          <ShopContext.Provider value={value}>
            <ConsentContext.Provider value={consentState}>
              <StoresContext.Provider value={shop.stores}>
                <ToastProvider>
                  {note && <StartToast note={note} />}
                  <UpdateGate>
                    <Navigation />
                  </UpdateGate>
                </ToastProvider>
              </StoresContext.Provider>
            </ConsentContext.Provider>
          </ShopContext.Provider>
        </PlatformProvider>
      </StoreProvider>
    </ApiProvider>
  );
}
