import { type DeviceStorage, LOGGED_IN_KEY, WECHAT_BOUND_KEY } from './persist-user-flags.ts';
import { setLoggedIn, setWechatBound } from './slices/user.ts';
import type { Store } from './store.ts';

/**
 * Restores the flags that the device has stored. They do not log the shopper in: only the session
 * does.
 */
export function restoreUserFlags(store: Store, { local, session }: DeviceStorage): void {
  if (local.get(LOGGED_IN_KEY) === 'true') store.dispatch(setLoggedIn(true));
  if (session.get(WECHAT_BOUND_KEY) === 'true') store.dispatch(setWechatBound(true));
}
