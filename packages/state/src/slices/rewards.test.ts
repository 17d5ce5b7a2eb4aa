import type { RewardPackage } from '@vitrine/contract';
import { beforeEach, expect, test } from 'vitest';
import { makeStore, type Store } from '../store.ts';
import {
  claimFailed,
  claimStarted,
  claimSucceeded,
  mergeRewardPackages,
  resetRewards,
  selectClaimingId,
  selectPackagesBy,
  selectPackagesOf,
  selectRewardPackages,
  setRewardPackages,
} from './rewards.ts';

const pack = (id: string, more: Partial<RewardPackage> = {}): RewardPackage => ({
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
  ...more,
});

let store: Store;
beforeEach(() => {
  store = makeStore();
  store.dispatch(
    setRewardPackages([pack('a'), pack('b', { promotionId: 'autumn', status: 'expired' })]),
  );
});
const ids = (packages: readonly RewardPackage[]) => packages.map(({ id }) => id);

test('packages are found by promotion and by status', () => {
  const state = store.getState();
  expect(ids(selectPackagesOf(state, ['autumn', 'other']))).toEqual(['b']);
  expect(ids(selectPackagesOf(state, []))).toEqual([]);
  expect(ids(selectPackagesBy(state, 'claimable'))).toEqual(['a']);
});

test('packages of a promotion join those of others, and replace themselves', () => {
  store.dispatch(mergeRewardPackages([pack('a', { status: 'claimed' }), pack('c')]));
  const packages = selectRewardPackages(store.getState());
  expect(packages.map(({ id, status }) => `${id} ${status}`).sort()).toEqual([
    'a claimed',
    'b expired',
    'c claimable',
  ]);
});

test('a claim that succeeds changes its package, and no other', () => {
  store.dispatch(claimStarted('a'));
  expect(selectClaimingId(store.getState())).toBe('a');
  store.dispatch(claimSucceeded(pack('a', { status: 'claimed' })));
  expect(selectRewardPackages(store.getState()).map(({ status }) => status)).toEqual([
    'claimed',
    'expired',
  ]);
  expect(selectClaimingId(store.getState())).toBeNull();
});

test('a claim that fails leaves everything claimable as it was', () => {
  store.dispatch(claimStarted('a'));
  store.dispatch(claimFailed());
  expect(selectClaimingId(store.getState())).toBeNull();
  expect(ids(selectPackagesBy(store.getState(), 'claimable'))).toEqual(['a']);
});

test('nothing of a shopper stays behind', () => {
  store.dispatch(resetRewards());
  expect(selectRewardPackages(store.getState())).toEqual([]);
});
