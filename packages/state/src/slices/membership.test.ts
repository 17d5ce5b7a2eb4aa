import { expect, test } from 'vitest';
import { makeStore, shopperLeft } from '../store.ts';
import { selectPrefGender, setPrefGender } from './common.ts';
import { selectTiers, setTiers } from './membership.ts';

const tiers = { current: null, joinedAt: null, spent: 0, next: null, tiers: [] };

test('a shopper’s tiers are known once they were asked for, and go with the shopper', () => {
  const store = makeStore();
  expect(selectTiers(store.getState())).toBeNull();
  store.dispatch(setTiers(tiers));
  store.dispatch(setPrefGender('men'));
  expect(selectTiers(store.getState())).toEqual(tiers);
  store.dispatch(shopperLeft());
  expect(selectTiers(store.getState())).toBeNull();
  expect(selectPrefGender(store.getState())).toBe('men');
});
