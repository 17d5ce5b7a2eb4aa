import { type Api, errorCode } from '@vitrine/client';
import type { StoragePort } from '@vitrine/platform';
import {
  restoreUserFlags,
  type Store,
  selectIsLoggedIn,
  sessionUnconfirmed,
  setSessionKey,
} from '@vitrine/state';
import { applySession, clearSession } from './apply-session.ts';
import { isGuestToken } from './guest-token.ts';
import { loadUser } from './load-user.ts';
import { sendReferral } from './send-referral.ts';

export interface RestoreOptions {
  api: Api;
  store: Store;
  storage: StoragePort;
  /** The token from the app, the portal or a link. */
  token?: string | null | undefined;
  /** The key of a session that began before this page. */
  sessionKey?: string | null | undefined;
  /** A cookie may hold the key of a session. */
  mayHaveCookie?: boolean;
}

/** A refused token says nothing of the session that the page has: one that was used before a reload is refused. */
async function exchangeToken(options: RestoreOptions, token: string): Promise<void> {
  const { api, store } = options;
  if (isGuestToken(token)) return clearSession(store);
  try {
    applySession(store, await api.openSession({ body: { grant: 'token', token } }));
  } catch (error) {
    if (!hasEarlierSession(options)) throw error;
    await resumeSession(options);
  }
}

const hasEarlierSession = ({ sessionKey, mayHaveCookie }: RestoreOptions): boolean =>
  Boolean(sessionKey) || mayHaveCookie === true;

/** Resumes a session. It is cleared when it has ended, but kept when the server cannot be reached. */
async function resumeSession({ api, store, sessionKey }: RestoreOptions): Promise<void> {
  if (sessionKey) store.dispatch(setSessionKey(sessionKey));
  try {
    applySession(store, await api.getSession());
  } catch (error) {
    if (errorCode(error) === 'unauthorised') clearSession(store);
    else store.dispatch(sessionUnconfirmed());
  }
}

/**
 * Restores the session from a token, or from the key or cookie of an earlier session, also where the token is
 * refused. Without any of them, and after any error, the shopper is a guest.
 */
export async function restoreSession(options: RestoreOptions): Promise<void> {
  const { store, storage, token } = options;
  restoreUserFlags(store, storage);
  try {
    if (token) await exchangeToken(options, token);
    else if (hasEarlierSession(options)) await resumeSession(options);
    else clearSession(store);
  } catch {
    clearSession(store);
  }
  if (!selectIsLoggedIn(store.getState())) return;
  void loadUser(options.api, store);
  if (token) void sendReferral(options.api, storage);
}
