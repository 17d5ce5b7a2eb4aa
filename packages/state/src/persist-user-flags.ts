import type { KeyValue } from './persistence.ts';
import type { RootState } from './root-state.ts';
import type { Store } from './store.ts';

/** Storage that outlives the session, and storage for this session only. */
export interface DeviceStorage {
  local: KeyValue;
  session: KeyValue;
}

export const LOGGED_IN_KEY = 'isLoggedIn';
export const WECHAT_BOUND_KEY = 'isWechatBound';

const isTrue = (state: RootState, name: 'isLoggedIn' | 'isWechatBound') =>
  state.user?.[name] ?? false;

/**
 * Stores on the device whether the shopper is logged in, and for this session whether their account
 * in the messaging app is bound. It reads the raw state, so guests' pages do not load the user slice.
 */
export function persistUserFlags(store: Store, { local, session }: DeviceStorage): () => void {
  const flags = [
    [local, LOGGED_IN_KEY],
    [session, WECHAT_BOUND_KEY],
  ] as const;
  const read = () => flags.map(([, name]) => isTrue(store.getState(), name));
  let previous = read();
  return store.subscribe(() => {
    const values = read();
    flags.forEach(([storage, name], index) => {
      if (values[index] !== previous[index]) storage.set(name, String(values[index]));
    });
    previous = values;
  });
}
