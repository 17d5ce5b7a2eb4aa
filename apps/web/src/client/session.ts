import type { Api } from '@vitrine/client';
import {
  detectPlatform,
  isApp,
  isMiniProgram,
  keepReferral,
  type Platform,
} from '@vitrine/platform';
import {
  guestEntered,
  rememberUser,
  type Store,
  selectBagId,
  selectIsUnconfirmed,
} from '@vitrine/state';
import { dropVisitSign, hasVisitSign } from './visit-sign.ts';

interface Entering {
  api: Api;
  store: Store;
  platform: Platform;
}

/** The sign of a visit that is over would make every page ask for it. */
function dropSign(store: Store): void {
  const state = store.getState();
  const isOver = !selectBagId(state) && !selectIsUnconfirmed(state);
  if (hasVisitSign() && isOver) dropVisitSign();
}

/**
 * A key in the address is taken inside hosts of ours only, whatever the address says of its platform:
 * any link could lead a shopper into somebody else's visit.
 */
function broughtKey({ visit }: Platform): string | undefined {
  const host = detectPlatform(navigator.userAgent);
  return isApp(host) || isMiniProgram(host) ? visit.sessionKey : undefined;
}

/**
 * Finds out who has come. Nobody who brings nothing is kept waiting: they are a guest at once, without a
 * call and without the code for anything else.
 */
export function enterSession({ api, store, platform }: Entering): () => void {
  const { storage, login, bridge } = platform;
  const arriveWith = async (token: string | null) => {
    const { arrive } = await import('@vitrine/features/session');
    await arrive({
      api,
      store,
      storage,
      token,
      sessionKey: broughtKey(platform),
      mayHaveVisit: hasVisitSign(),
    });
    dropSign(store);
  };
  keepReferral(platform.visit, storage);
  const failed = () => store.dispatch(guestEntered());
  const stopRemembering = rememberUser(store, storage);
  const stopListening = bridge.listen('login', ({ token }) => void arriveWith(token).catch(failed));
  const token = login.token();
  const bringsSomething =
    token || broughtKey(platform) || hasVisitSign() || storage.local.get('isLoggedIn') === 'true';
  if (bringsSomething) void arriveWith(token).catch(failed);
  else store.dispatch(guestEntered());
  return () => {
    stopRemembering();
    stopListening();
  };
}
