import { expect, test } from 'vitest';
import { makeStore, sessionCleared } from '../store.ts';
import { selectPrefGender, setPrefGender } from './common.ts';
import { selectTiers, setTiers } from './membership.ts';

const tiers = {
  current: null,
  joinedAt: null,
  spent: 0,
  next: null,
  former: null,
  keptUntil: null,
  tiers: [],
};

test('stores the tiers of a shopper until the session is cleared', () => {
  const store = makeStore();
  expect(selectTiers(store.getState())).toBeNull();
  store.dispatch(setTiers(tiers));
  store.dispatch(setPrefGender('men'));
  expect(selectTiers(store.getState())).toEqual(tiers);
  store.dispatch(sessionCleared());
  expect(selectTiers(store.getState())).toBeNull();
  expect(selectPrefGender(store.getState())).toBe('men');
});
