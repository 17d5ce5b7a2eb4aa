import type { Api } from '@vitrine/client';
import type { Session } from '@vitrine/contract';
import {
  guestEntered,
  type Store,
  sessionEntered,
  setLoggedIn,
  setWechatBound,
  shopperLeft,
  userLeft,
} from '@vitrine/state';

type Entered = Pick<Session, 'isGuest' | 'bagId' | 'isMessagingBound'> &
  Partial<Pick<Session, 'sessionKey'>>;

/** Everybody learns who is there: after a login, an exchange, or a look at the visit. */
export function enter(store: Store, entered: Entered): void {
  const { isGuest, bagId, sessionKey, isMessagingBound } = entered;
  store.dispatch(sessionEntered({ isGuest, bagId, ...(sessionKey ? { sessionKey } : {}) }));
  store.dispatch(setLoggedIn(!isGuest));
  store.dispatch(setWechatBound(isMessagingBound));
}

/** Nobody is logged in, for whatever reason. */
export function leave(store: Store): void {
  store.dispatch(guestEntered());
  store.dispatch(userLeft());
  store.dispatch(shopperLeft());
}

/** Ends the visit here even when the server cannot be told. */
export async function logOut(api: Api, store: Store): Promise<void> {
  await api.closeSession().catch(() => undefined);
  leave(store);
}
