import { type DeviceStorage, LOGGED_IN_KEY, WECHAT_BOUND_KEY } from './remember-user.ts';
import { setLoggedIn, setWechatBound } from './slices/user.ts';
import type { Store } from './store.ts';

/** Brings back what the device remembers. It lets nobody in: the session does that. */
export function recallUser(store: Store, { local, session }: DeviceStorage): void {
  if (local.get(LOGGED_IN_KEY) === 'true') store.dispatch(setLoggedIn(true));
  if (session.get(WECHAT_BOUND_KEY) === 'true') store.dispatch(setWechatBound(true));
}
