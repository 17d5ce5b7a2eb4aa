import type { Api } from '@vitrine/client';
import type { Session } from '@vitrine/contract';
import {
  guestSessionStarted,
  type Store,
  sessionCleared,
  sessionStarted,
  setLoggedIn,
  setWechatBound,
  userCleared,
} from '@vitrine/state';

type SessionInfo = Pick<Session, 'isGuest' | 'bagId' | 'isMessagingBound'> &
  Partial<Pick<Session, 'sessionKey' | 'userId' | 'isNew'>>;

/**
 * Stores a session after a log-in, a token exchange or a session request. A session that was opened without
 * a key in the response is carried by a cookie: an earlier key would be sent in its place, so it is dropped.
 */
export function applySession(store: Store, session: SessionInfo): void {
  const { isGuest, bagId, userId, isNew, isMessagingBound } = session;
  const sessionKey = session.sessionKey ?? (isNew === undefined ? undefined : '');
  store.dispatch(
    sessionStarted({
      isGuest,
      bagId,
      userId: userId ?? null,
      ...(sessionKey === undefined ? {} : { sessionKey }),
    }),
  );
  store.dispatch(setLoggedIn(!isGuest));
  store.dispatch(setWechatBound(isMessagingBound));
}

/** Clears the session and everything of its shopper: a guest remains. */
export function clearSession(store: Store): void {
  store.dispatch(guestSessionStarted());
  store.dispatch(userCleared());
  store.dispatch(sessionCleared());
}

/** Logs out. The session is cleared on this device even when the request fails. */
export async function logOut(api: Api, store: Store): Promise<void> {
  await api.closeSession().catch(() => undefined);
  clearSession(store);
}
