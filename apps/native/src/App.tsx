import { ApiProvider } from '@vitrine/client/react';
import { loadShell } from '@vitrine/features/load/shell';
import { refreshOverrides, restoreOverrides } from '@vitrine/features/message-overrides';
import type { Language } from '@vitrine/kit';
import { type Destination, PlatformProvider, type SentEvent } from '@vitrine/platform';
import { createNativePlatform, createSessionStorage } from '@vitrine/platform/native';
import { persistSlices, selectIsLoggedIn, selectShopContent } from '@vitrine/state';
import { StoreProvider } from '@vitrine/state/react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Linking, Platform, Share, StatusBar } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { brand } from './brand/brand.ts';
import { APP_NAME, SHOP_URL, VERSION } from './config.ts';
import { ConsentContext } from './consent/ConsentContext.ts';
import { ConsentScreen } from './consent/ConsentScreen.tsx';
import { type Consent, isFirstStart, readConsent, writeConsent } from './consent/consent.ts';
import { readLanguage, writeLanguage } from './language.ts';
import { readLink } from './navigation/linking.ts';
import { Navigation } from './navigation/Navigation.tsx';
import { goBack, openTarget } from './navigation/navigate.ts';
import { StoresContext } from './navigation/OwnState.tsx';
import { ToastProvider } from './parts/Toast.tsx';
import { biometrics } from './ports/biometrics/biometrics';
import { keychain } from './ports/keychain/keychain';
import type { Keychain } from './ports/keychain/keychain.types.ts';
import { keepRegistered, type PushMoment } from './ports/push/keep-registered.ts';
import { registerPush } from './ports/push/push.ts';
import { createAppSession, forgetSession } from './session/app-session.ts';
import { createShop } from './shop/create-shop.ts';
import { ShopContext } from './shop/ShopContext.ts';
import { createDeviceStorage, type SlowStorage } from './storage/device-storage.ts';
import { slowStorage } from './storage/slow-storage';
import { createUnlock } from './unlock/unlock.ts';
import { UpdateGate } from './update/UpdateGate.tsx';

/** What the app reaches the outside by. Tests pass their own. */
export interface Outside {
  slowStorage: SlowStorage;
  keychain: Keychain;
  fetcher?: typeof fetch;
}

interface ShopAppProps {
  language: Language;
  consent: Consent;
  fetcher: typeof fetch | undefined;
  keychain: Keychain;
  storage: ReturnType<typeof createDeviceStorage>;
  onAsk(): void;
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
function ShopApp({
  language,
  consent,
  fetcher,
  keychain,
  storage,
  onAsk,
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
  const value = useMemo(
    () => ({
      language,
      session,
      unlock,
      registerPush(moment: PushMoment) {
        if (consent !== 'agreed' || !selectIsLoggedIn(shop.store.getState())) return;
        const { api } = shop;
        void keepRegistered(moment, {
          api,
          storage,
          language,
          register: registerPush,
          now: Date.now(),
        });
      },
      track(events: readonly SentEvent[]) {
        if (consent !== 'agreed' || events.length === 0) return;
        // A lost event does no harm.
        shop.api.track({ body: { events: [...events] } }).catch(() => undefined);
      },
    }),
    [shop, session, unlock, storage, language, consent],
  );
  const platform = useMemo(
    () =>
      createNativePlatform({
        name: APP_NAME,
        language,
        country: 'CN',
        version: VERSION,
        shopUrl: SHOP_URL,
        storage,
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
    [language, storage, onLanguage],
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
  useEffect(() => persistSlices(shop.store, storage), [shop, storage]);
  const consentState = useMemo(() => ({ consent, ask: onAsk }), [consent, onAsk]);
  return (
    <ApiProvider value={shop.api}>
      <StoreProvider store={shop.store}>
        <PlatformProvider platform={platform}>
          <ShopContext.Provider value={value}>
            <ConsentContext.Provider value={consentState}>
              <StoresContext.Provider value={shop.stores}>
                <ToastProvider>
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

const DEVICE: Outside = { slowStorage, keychain };

/** The whole app: what the device keeps, then the policy, then the shop. */
export function App({ outside = DEVICE }: { outside?: Outside }) {
  const storage = useMemo(() => createDeviceStorage(outside.slowStorage), [outside]);
  const [language, setLanguage] = useState<Language>();
  const [consent, setConsent] = useState<Consent>();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    storage.restore().then(() => {
      setConsent(readConsent(storage));
      setLanguage(readLanguage(storage));
    });
  }, [storage]);
  const callbacks = useMemo(
    () => ({
      onAsk: () => setAsking(true),
      onLanguage(next: Language) {
        writeLanguage(storage, next);
        setLanguage(next);
      },
    }),
    [storage],
  );
  if (!language) return null;
  return (
    <SafeAreaProvider>
      <StatusBar barStyle="dark-content" />
      {consent === undefined || isAsking ? (
        <ConsentScreen
          language={language}
          onAnswer={(answer) => {
            const isFirst = isFirstStart(storage);
            writeConsent(storage, answer);
            (isFirst ? forgetSession(outside.keychain) : Promise.resolve()).then(() => {
              setConsent(answer);
              setAsking(false);
            });
          }}
        />
      ) : (
        <ShopApp
          language={language}
          consent={consent}
          storage={storage}
          fetcher={outside.fetcher}
          keychain={outside.keychain}
          {...callbacks}
        />
      )}
    </SafeAreaProvider>
  );
}
