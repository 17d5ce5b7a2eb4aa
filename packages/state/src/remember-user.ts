import type { KeyValue } from './persist.ts';
import type { RootState, Store } from './store.ts';

/** What a device keeps for good, and what it keeps for this visit only. */
export interface DeviceStorage {
  local: KeyValue;
  session: KeyValue;
}

export const LOGGED_IN_KEY = 'isLoggedIn';
export const WECHAT_BOUND_KEY = 'isWechatBound';

const isTrue = (state: RootState, name: 'isLoggedIn' | 'isWechatBound') =>
  state.user?.[name] ?? false;

/**
 * Writes down on the device whether somebody is logged in, and for this visit whether the messaging app
 * knows them. It looks at the bare state, so that pages of guests do without the slice.
 */
export function rememberUser(store: Store, { local, session }: DeviceStorage): () => void {
  const kept = [
    [local, LOGGED_IN_KEY],
    [session, WECHAT_BOUND_KEY],
  ] as const;
  const read = () => kept.map(([, name]) => isTrue(store.getState(), name));
  let before = read();
  return store.subscribe(() => {
    const now = read();
    kept.forEach(([storage, name], at) => {
      if (now[at] !== before[at]) storage.set(name, String(now[at]));
    });
    before = now;
  });
}
