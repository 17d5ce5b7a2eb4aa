import { expect, it } from 'vitest';
import { type DeviceStorage, persistUserFlags } from './persist-user-flags.ts';
import { restoreUserFlags } from './restore-user-flags.ts';
import {
  selectIsWechatBound,
  setLoggedIn,
  setWechatBound,
  userCleared,
  userSlice,
} from './slices/user.ts';
import { makeStore } from './store.ts';

const createStorage = () => {
  const values = new Map<string, string>();
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
  };
};

/** Creates the store of a page on that device. */
function openPage(storage: DeviceStorage) {
  const store = makeStore();
  persistUserFlags(store, storage);
  restoreUserFlags(store, storage);
  return store;
}

it('restores the login flag in the next session, but not the binding of the messaging app', () => {
  const local = createStorage();
  const session = createStorage();
  const store = openPage({ local, session });
  store.dispatch(setLoggedIn(true));
  store.dispatch(setWechatBound(true));

  const samePage = openPage({ local, session });
  expect(selectIsWechatBound(samePage.getState())).toBe(true);

  const nextSession = openPage({ local, session: createStorage() });
  expect(userSlice.select(nextSession.getState()).isLoggedIn).toBe(true);
  expect(selectIsWechatBound(nextSession.getState())).toBe(false);
});

it('clears the login flag on log-out', () => {
  const storage = { local: createStorage(), session: createStorage() };
  const store = openPage(storage);
  store.dispatch(setLoggedIn(true));
  store.dispatch(userCleared());
  expect(userSlice.select(openPage(storage).getState()).isLoggedIn).toBe(false);
});
