import { type Api, errorCode, isCancelled, isMissing } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { Language } from '@vitrine/kit';
import { type Target, useLanguage, usePlatform } from '@vitrine/platform';
import { type Store, selectIsLoggedIn, selectSessionReady } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { startTransition, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useEndSession } from '../action/useEndSession.ts';
import { newAbortController } from './abort-controller';
import type { PreloadedData } from './preloaded-data.ts';
import { RefetchSignalContext } from './refetch-signal.ts';

export interface PrivateLoadContext {
  api: Api;
  store: Store;
  language: Language;
  now: number;
  signal: AbortSignal;
}

/** What a load needs that an action repeats. */
export type ReloadContext = Pick<PrivateLoadContext, 'api' | 'store'> &
  Partial<Pick<PrivateLoadContext, 'signal'>>;

export interface PrivateDataOptions<Data> {
  /** The current page, to return to after logging in. */
  returnTo: Target;
  /** Loads again in the background when it changes. */
  watch: string;
  /** A guest has this data too; without it a guest is sent to the log-in. */
  allowGuest: boolean;
  /** The same data, requested before the page is shown. It is used once. */
  preloaded?: PreloadedData | undefined;
  load(context: PrivateLoadContext): Promise<Data>;
}

type Failure = { state: 'missing' } | { state: 'failed'; isOffline: boolean };

export type PrivateDataState<Data> =
  | { state: 'loading' }
  | { state: 'ready'; data: Data }
  | Failure;

const LOADING = { state: 'loading' } as const;

/** The state after a failed load; undefined when the session has ended. */
function failureOf(error: unknown): Failure | undefined {
  if (errorCode(error) === 'unauthorised') return undefined;
  if (isMissing(error)) return { state: 'missing' };
  return { state: 'failed', isOffline: errorCode(error) === 'network' };
}

export type PrivateDataResult<Data> = PrivateDataState<Data> & {
  /** Shows the loading state and loads again. */
  retry: () => void;
  /** Loads again in the background. */
  refetch: () => void;
  setData: (data: Data) => void;
};

/**
 * Loads the data of one shopper in the browser, once the session is known: pages are rendered without
 * personal data. A guest is sent to the log-in and returns afterwards, unless guests have this data too.
 */
export function usePrivateData<Data>({
  returnTo,
  watch,
  allowGuest,
  preloaded,
  load,
}: PrivateDataOptions<Data>): PrivateDataResult<Data> {
  const api = useApi();
  const store = useStore();
  const language = useLanguage();
  const { login } = usePlatform();
  const endSession = useEndSession();
  const isSessionReady = useSelector(selectSessionReady);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const [result, setResult] = useState<PrivateDataState<Data>>(() =>
    preloaded?.result ? { state: 'ready', data: preloaded.result.value as Data } : LOADING,
  );
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ returnTo, load, preloaded });
  latest.current = { returnTo, load, preloaded };
  /** The watched value that the shown data was loaded for. */
  const loadedFor = useRef<string>(undefined);
  const request = [watch, attempt, useContext(RefetchSignalContext)].join(' ');

  useEffect(() => {
    if (!isSessionReady || request === '') return;
    if (!isLoggedIn && !allowGuest) {
      login.open(latest.current.returnTo, { replace: true });
      return;
    }
    const controller = newAbortController();
    const { signal } = controller;
    const onError = (error: unknown): void => {
      if (signal.aborted || isCancelled(error)) return;
      const failure = failureOf(error);
      if (failure) {
        // A failed background load keeps what is shown.
        const isBackground = loadedFor.current === watch && failure.state === 'failed';
        setResult((before) => (isBackground && before.state === 'ready' ? before : failure));
      } else {
        endSession();
      }
    };
    const load = () => latest.current.load({ api, store, language, now: Date.now(), signal });
    const retryUnlessLeft = (error: unknown) => (signal.aborted ? Promise.reject(error) : load());
    const loading = latest.current.preloaded?.take<Data>(signal)?.catch(retryUnlessLeft) ?? load();
    loading.then((data) => {
      if (signal.aborted) return;
      loadedFor.current = watch;
      // A transition keeps the page responsive while the view renders in place of its skeleton.
      startTransition(() =>
        setResult((before) =>
          before.state === 'ready' && before.data === data ? before : { state: 'ready', data },
        ),
      );
    }, onError);
    return () => controller.abort();
  }, [
    isSessionReady,
    isLoggedIn,
    allowGuest,
    watch,
    request,
    api,
    store,
    language,
    login,
    endSession,
  ]);

  const refetch = useCallback(() => setAttempt((count) => count + 1), []);
  const retry = useCallback(() => {
    setResult(LOADING);
    refetch();
  }, [refetch]);
  const setData = useCallback((data: Data) => setResult({ state: 'ready', data }), []);
  return { ...result, retry, refetch, setData };
}
