import type { Language } from '@vitrine/kit';
import { useEffect, useMemo, useState } from 'react';
import { ActivityIndicator, StatusBar, StyleSheet } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { tokens } from './brand/tokens.ts';
import { ConsentScreen } from './consent/ConsentScreen.tsx';
import {
  CONSENT_KEY,
  type Consent,
  isFirstStart,
  readConsent,
  writeConsent,
} from './consent/consent.ts';
import { LANGUAGE_KEY, readLanguage, writeLanguage } from './language.ts';
import { messages } from './messages.ts';
import { keychain } from './ports/keychain/keychain';
import type { Keychain } from './ports/keychain/keychain.types.ts';
import { PUSH_KEYS } from './ports/push/keep-registered.ts';
import { ShopApp } from './ShopApp.tsx';
import type { StartNote } from './screens/settings/StartToast.tsx';
import { forgetSession } from './session/app-session.ts';
import { createDeviceStorage, type SlowStorage } from './storage/device-storage.ts';
import { slowStorage } from './storage/slow-storage';
import { UNLOCK_KEY } from './unlock/unlock.ts';

/** What the app reaches the outside by. Tests pass their own. */
export interface Outside {
  slowStorage: SlowStorage;
  keychain: Keychain;
  fetcher?: typeof fetch;
}

const DEVICE: Outside = { slowStorage, keychain };

/** What the device keeps when it forgets what was seen. */
const KEPT_KEYS = [CONSENT_KEY, LANGUAGE_KEY, UNLOCK_KEY, ...PUSH_KEYS];

/** The whole app: what the device keeps, then the policy, then the shop. */
export function App({ outside = DEVICE }: { outside?: Outside }) {
  const storage = useMemo(() => createDeviceStorage(outside.slowStorage), [outside]);
  const [language, setLanguage] = useState<Language>();
  const [consent, setConsent] = useState<Consent>();
  const [isAsking, setAsking] = useState(false);
  const [isEnding, setEnding] = useState(false);
  /** Grows when the app starts over. */
  const [start, setStart] = useState<{ count: number; note?: StartNote }>({ count: 0 });
  useEffect(() => {
    storage.restore().then(() => {
      setConsent(readConsent(storage));
      setLanguage(readLanguage(storage));
    });
  }, [storage]);
  const callbacks = useMemo(
    () => ({
      onAsk: () => setAsking(true),
      onClear() {
        storage.clear(KEPT_KEYS);
        setStart(({ count }) => ({ count: count + 1, note: 'cleared' }));
      },
      async onWithdraw(end: () => Promise<boolean>) {
        // No screen and no page is left that could ask for anything while the session ends.
        setEnding(true);
        const note = (await end().catch(() => false)) ? 'withdrawn' : 'withdrawnOffline';
        storage.clear([LANGUAGE_KEY]);
        writeConsent(storage, 'declined');
        setConsent('declined');
        setStart(({ count }) => ({ count: count + 1, note }));
        setEnding(false);
      },
      onLanguage(next: Language) {
        writeLanguage(storage, next);
        setLanguage(next);
      },
    }),
    [storage],
  );
  if (!language) return null;
  if (isEnding)
    return (
      <ActivityIndicator
        style={styles.wait}
        color={tokens.ink}
        aria-label={messages[language].loading}
      />
    );
  return (
    <SafeAreaProvider>
      <StatusBar barStyle="dark-content" />
      {consent === undefined || isAsking ? (
        <ConsentScreen
          language={language}
          onAnswer={(answer) => {
            const isFirst = isFirstStart(storage);
            writeConsent(storage, answer);
            setStart(({ count }) => ({ count }));
            (isFirst ? forgetSession(outside.keychain) : Promise.resolve()).then(() => {
              setConsent(answer);
              setAsking(false);
            });
          }}
        />
      ) : (
        <ShopApp
          key={start.count}
          note={start.note}
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

const styles = StyleSheet.create({ wait: { flex: 1, backgroundColor: tokens.paper } });
