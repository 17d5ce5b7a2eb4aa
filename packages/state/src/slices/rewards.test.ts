import type { RewardPackage } from '@vitrine/contract';
import { beforeEach, expect, test } from 'vitest';
import { makeStore, type Store } from '../store.ts';
import {
  claimFailed,
  claimStarted,
  claimSucceeded,
  mergeRewardPackages,
  selectClaimingId,
  selectRewardPackages,
  setRewardPackages,
} from './rewards.ts';

const rewardPackage = (id: string, overrides: Partial<RewardPackage> = {}): RewardPackage => ({
  id,
  promotionId: 'spring',
  name: id,
  description: '',
  status: 'claimable',
  opensAt: null,
  validFrom: '2026-11-01T00:00:00.000Z',
  validTo: '2026-12-01T00:00:00.000Z',
  isUsed: false,
  subscription: { id: `${id}-cn` },
  promoOffers: [],
  ...overrides,
});

let store: Store;
beforeEach(() => {
  store = makeStore();
  store.dispatch(
    setRewardPackages([
      rewardPackage('a'),
      rewardPackage('b', { promotionId: 'autumn', status: 'expired' }),
    ]),
  );
});

test('merges packages: replaces the same ones and keeps those of other promotions', () => {
  store.dispatch(
    mergeRewardPackages([rewardPackage('a', { status: 'claimed' }), rewardPackage('c')]),
  );
  const packages = selectRewardPackages(store.getState());
  expect(packages.map(({ id, status }) => `${id} ${status}`).sort()).toEqual([
    'a claimed',
    'b expired',
    'c claimable',
  ]);
});

test('a successful claim changes only its package', () => {
  store.dispatch(claimStarted('a'));
  expect(selectClaimingId(store.getState())).toBe('a');
  store.dispatch(claimSucceeded(rewardPackage('a', { status: 'claimed' })));
  expect(selectRewardPackages(store.getState()).map(({ status }) => status)).toEqual([
    'claimed',
    'expired',
  ]);
  expect(selectClaimingId(store.getState())).toBeNull();
});

test('a failed claim changes no package', () => {
  store.dispatch(claimStarted('a'));
  store.dispatch(claimFailed());
  expect(selectClaimingId(store.getState())).toBeNull();
  expect(selectRewardPackages(store.getState()).map(({ status }) => status)).toEqual([
    'claimable',
    'expired',
  ]);
});
