import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import {
  resetReferral,
  selectReferralSummary,
  selectReferralToken,
  setReferralSummary,
  setReferralToken,
} from './referral.ts';

test('stores the invitation and its summary until a reset', () => {
  const store = makeStore();
  expect(selectReferralToken(store.getState())).toBeNull();
  store.dispatch(
    setReferralToken({
      token: 'BC7K-2M9P',
      path: '/content/spring?referral=BC7K-2M9P',
      friendReward: null,
      ownReward: null,
      rewardsOn: 'joining',
    }),
  );
  store.dispatch(setReferralSummary({ friends: 1, rewarded: 1, earned: 50_000, referrals: [] }));
  expect(selectReferralToken(store.getState())?.token).toBe('BC7K-2M9P');
  expect(selectReferralSummary(store.getState())?.earned).toBe(50_000);
  store.dispatch(resetReferral());
  expect(selectReferralToken(store.getState())).toBeNull();
  expect(selectReferralSummary(store.getState())).toBeNull();
});
