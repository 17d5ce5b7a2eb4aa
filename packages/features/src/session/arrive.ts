import { type Api, errorCode } from '@vitrine/client';
import type { Storage } from '@vitrine/platform';
import {
  recallUser,
  type Store,
  selectIsLoggedIn,
  sessionKeyBrought,
  sessionUnconfirmed,
} from '@vitrine/state';
import { enter, leave } from './enter.ts';
import { isGuestToken } from './guest-token.ts';
import { loadUser } from './load-user.ts';
import { sendReferral } from './send-referral.ts';

export interface Arrival {
  api: Api;
  store: Store;
  storage: Storage;
  /** What the app, the portal or a link handed over. */
  token?: string | null | undefined;
  /** The key of a visit that began before this page. */
  sessionKey?: string | null | undefined;
  /** There may be a visit whose key a cookie holds. */
  mayHaveVisit?: boolean;
}

async function exchange({ api, store }: Arrival, token: string): Promise<void> {
  if (isGuestToken(token)) return leave(store);
  enter(store, await api.openSession({ body: { grant: 'token', token } }));
}

/** A visit that is over is forgotten; one that the server could not be asked about is not. */
async function resume({ api, store, sessionKey }: Arrival): Promise<void> {
  if (sessionKey) store.dispatch(sessionKeyBrought(sessionKey));
  try {
    enter(store, await api.getSession());
  } catch (error) {
    if (errorCode(error) === 'unauthorised') leave(store);
    else store.dispatch(sessionUnconfirmed());
  }
}

/**
 * Finds out who has come: by the token of the visit, else by a key or a cookie of an earlier one. Whoever
 * brings nothing is a guest at once, and whatever fails leaves a guest as well.
 */
export async function arrive(arrival: Arrival): Promise<void> {
  const { store, storage, token, sessionKey, mayHaveVisit } = arrival;
  recallUser(store, storage);
  try {
    if (token) await exchange(arrival, token);
    else if (sessionKey || mayHaveVisit) await resume(arrival);
    else leave(store);
  } catch {
    leave(store);
  }
  if (!selectIsLoggedIn(store.getState())) return;
  void loadUser(arrival.api, store);
  if (token) void sendReferral(arrival.api, storage);
}
