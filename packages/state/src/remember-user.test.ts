import { expect, it } from 'vitest';
import { recallUser } from './recall-user.ts';
import { type DeviceStorage, rememberUser } from './remember-user.ts';
import {
  selectIsWechatBound,
  selectWasLoggedIn,
  setLoggedIn,
  setWechatBound,
  userLeft,
} from './slices/user.ts';
import { makeStore } from './store.ts';

const keeper = () => {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
  };
};

/** A page on that device. */
function open(storage: DeviceStorage) {
  const store = makeStore();
  rememberUser(store, storage);
  recallUser(store, storage);
  return store;
}

it('brings back on the next visit that somebody was logged in, but not that they were bound', () => {
  const local = keeper();
  const session = keeper();
  const store = open({ local, session });
  store.dispatch(setLoggedIn(true));
  store.dispatch(setWechatBound(true));

  const samePage = open({ local, session });
  expect(selectIsWechatBound(samePage.getState())).toBe(true);

  const nextVisit = open({ local, session: keeper() });
  expect(selectWasLoggedIn(nextVisit.getState())).toBe(true);
  expect(selectIsWechatBound(nextVisit.getState())).toBe(false);
});

it('forgets whoever logs out', () => {
  const storage = { local: keeper(), session: keeper() };
  const store = open(storage);
  store.dispatch(setLoggedIn(true));
  store.dispatch(userLeft());
  expect(selectWasLoggedIn(open(storage).getState())).toBe(false);
});
