import { type Api, errorCode } from '@vitrine/client';
import { applySession, clearSession, restoreSession } from '@vitrine/features/session';
import type { StoragePort } from '@vitrine/platform';
import {
  guestSessionStarted,
  resetBag,
  type Store,
  selectBagId,
  selectIsLoggedIn,
  selectIsUnconfirmed,
  selectSessionKey,
  setBag,
  setBagCount,
} from '@vitrine/state';
import type { Keychain } from '../ports/keychain/keychain.types.ts';
import type { AppReply, PageSession } from '../webview/answer.ts';

/** The name of the session's key in the keychain. */
const KEY = 'session';

/** A page is shown without the session rather than late. */
const TOKEN_WAIT_MS = 3_000;

/** A shopper who withdraws their consent does not wait for the network. */
const END_WAIT_MS = 5_000;

interface SessionDeps {
  api: Api;
  store: Store;
  keychain: Keychain;
  storage: StoragePort;
  /** Without consent the session is a guest's, and ends with the app. */
  isKept: boolean;
}

/** The one session of the app and its pages. */
export interface AppSession {
  /** Goes on with the session of the last start. */
  start(): void;
  stop(): void;
  /** A token for a page that is about to open; undefined where the pages have the session already. */
  createPageToken(): Promise<string | undefined>;
  /** A token for a page that asks for the shopper; undefined: they have to log in. */
  createShopperToken(): Promise<string | undefined>;
  /** Compares the session of a page with the app's, and says which of both goes on. */
  compare(page: PageSession): Promise<AppReply | undefined>;
  /** Goes on with the session of a page. */
  takeOver(token: string): Promise<void>;
  /** A page has logged out, or lost its session. */
  pageLoggedOut(): Promise<void>;
  /** Ends the session here and on the server, where it ends for the pages too. Returns whether the server has heard. */
  end(): Promise<boolean>;
  /** Loads the bag again after a page may have changed it. */
  refreshBag(): Promise<void>;
  /** Waits until the app has the session that a page has given it. */
  settle(): Promise<void>;
  /** Differs after the session or the bag has changed, so that a page that was loaded before loads again. */
  stamp(): string;
}

/** The first of a promise and the end of a time, which is undefined. */
const within = <T>(promise: Promise<T>, ms: number): Promise<T | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([promise, end]).finally(() => clearTimeout(timer));
};

/** Writes every later key of the session, one after the other. */
function keepKey(store: Store, keychain: Keychain): () => void {
  let kept = selectSessionKey(store.getState());
  let writing = Promise.resolve();
  return store.subscribe(() => {
    const key = selectSessionKey(store.getState());
    if (key === kept) return;
    kept = key;
    writing = writing.then(() => (key ? keychain.write(KEY, key) : keychain.remove(KEY)));
  });
}

/** A keychain outlives the app on iOS: who installs it again is not logged in by what was left. */
export const forgetSession = (keychain: Keychain): Promise<void> => keychain.remove(KEY);

/** Makes the session of the app, which its pages share by one-time tokens. */
export function createAppSession(deps: SessionDeps): AppSession {
  const { api, store, keychain, storage, isKept } = deps;
  let ready: Promise<unknown> = Promise.resolve();
  let stopKeeping: (() => void) | undefined;
  let isStopped = false;
  /** The bag of the session that the pages have. */
  let pagesHave: string | undefined;
  const bagOf = () => selectBagId(store.getState());

  async function restore(): Promise<void> {
    if (!isKept) {
      await forgetSession(keychain);
      store.dispatch(guestSessionStarted());
      return;
    }
    const sessionKey = await keychain.read(KEY);
    if (isStopped) return;
    stopKeeping = keepKey(store, keychain);
    await restoreSession({ api, store, storage, sessionKey });
    await loadBag();
  }

  /** A start without a network says nothing of the session. */
  async function confirm(): Promise<void> {
    await ready;
    if (!selectIsUnconfirmed(store.getState())) return;
    try {
      applySession(store, await api.getSession());
    } catch (error) {
      if (errorCode(error) === 'unauthorised') clearSession(store);
    }
  }

  async function createToken(): Promise<string | undefined> {
    if (!selectSessionKey(store.getState())) return undefined;
    try {
      return (await api.createHandOverToken()).token;
    } catch (error) {
      if (errorCode(error) === 'unauthorised') clearSession(store);
      return undefined;
    }
  }

  async function loadBag(): Promise<void> {
    const id = bagOf();
    if (!id) return;
    const params = { id };
    try {
      if (store.getState().bag?.id === id) {
        store.dispatch(setBag(await api.getBag({ params })));
        return;
      }
      const { count } = await api.getBagCount({ params });
      store.dispatch(resetBag());
      store.dispatch(setBagCount(count));
    } catch {
      // The bag works without its number.
    }
  }

  async function exchange(token: string): Promise<void> {
    await ready;
    try {
      applySession(store, await api.openSession({ body: { grant: 'token', token } }));
      pagesHave = bagOf();
    } catch {
      // The page that opens next says again what it has.
      return;
    }
    await loadBag();
  }

  return {
    start() {
      isStopped = false;
      ready = restore();
    },
    stop() {
      isStopped = true;
      stopKeeping?.();
    },
    createPageToken() {
      const find = async () => {
        await confirm();
        return bagOf() === '' || bagOf() === pagesHave ? undefined : createToken();
      };
      return within(find(), TOKEN_WAIT_MS);
    },
    async createShopperToken() {
      await confirm();
      return selectIsLoggedIn(store.getState()) ? createToken() : undefined;
    },
    async compare({ bagId, isGuest }) {
      await confirm();
      if (bagId === bagOf()) {
        pagesHave = bagId;
        return undefined;
      }
      const isOwnKept = bagOf() !== '' && (isGuest || selectIsLoggedIn(store.getState()));
      const token = isOwnKept ? await createToken() : undefined;
      if (token) return { type: 'login', token };
      // A token that could not be made leaves both as they are.
      const isUndecided = isOwnKept && bagOf() !== '';
      return bagId && !isUndecided ? { type: 'handOver' } : undefined;
    },
    takeOver(token) {
      const done = exchange(token);
      // What is asked meanwhile is answered by the new session.
      ready = done;
      return done;
    },
    async pageLoggedOut() {
      await ready;
      try {
        applySession(store, await api.getSession());
      } catch {
        clearSession(store);
      }
    },
    async end() {
      const close = async (): Promise<boolean> => {
        await ready;
        if (!selectSessionKey(store.getState())) return true;
        try {
          await api.closeSession();
          return true;
        } catch (error) {
          return errorCode(error) === 'unauthorised';
        }
      };
      const isEnded = (await within(close(), END_WAIT_MS)) ?? false;
      clearSession(store);
      await forgetSession(keychain);
      return isEnded;
    },
    async refreshBag() {
      await ready;
      await loadBag();
    },
    async settle() {
      await ready;
    },
    stamp() {
      const state = store.getState();
      return JSON.stringify([bagOf(), selectIsLoggedIn(state), state.bag?.items, state.bag?.count]);
    },
  };
}
