import type { ShopProfile } from '@vitrine/contract';
import type { RouteName } from '@vitrine/platform';
import { expect, test } from 'vitest';
import { isOffered } from './is-offered.ts';

type Profile = Pick<ShopProfile, 'importsGoods' | 'programs'>;

const NOTHING: Profile = { importsGoods: false, programs: [] };

test.each<[RouteName, Profile, boolean]>([
  ['personalIds', NOTHING, false],
  ['personalIds', { ...NOTHING, importsGoods: true }, true],
  ['accessReward', NOTHING, false],
  ['accessReward', { ...NOTHING, programs: ['membership'] }, true],
  ['gamification', NOTHING, false],
  ['gamification', { ...NOTHING, programs: ['tasks'] }, true],
  ['referral', { ...NOTHING, programs: ['tasks'] }, false],
  ['referral', { ...NOTHING, programs: ['referral'] }, true],
  ['wishlist', NOTHING, true],
])('%s in a shop with %j is offered: %s', (route, profile, expected) => {
  expect(isOffered(route, profile)).toBe(expected);
});
