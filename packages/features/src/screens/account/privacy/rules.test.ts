import { expect, test } from 'vitest';
import { canReach, isOn, isSubscribed, listChannels, replaceSubscription } from './rules.ts';

const profile = {
  id: '1',
  name: null,
  mobile: '138****8000',
  email: null,
  isEmailVerified: false,
  gender: null,
  birthday: null,
  role: 'shopper' as const,
  tier: null,
  hasPassword: false,
  isMessagingBound: true,
  createdAt: '2025-10-01T00:00:00.000Z',
};

test('a preference without a decision is off', () => {
  expect(isOn([], 'recommendations')).toBe(false);
  expect(isOn([{ code: 'recommendations', isOn: true }], 'recommendations')).toBe(true);
  expect(isOn([{ code: 'recommendations', isOn: true }], 'recently-viewed')).toBe(false);
});

test.each([
  ['sms', true],
  ['email', false],
  ['messaging', true],
] as const)('the newsletter can be sent by %s: %s', (channel, isReachable) => {
  expect(canReach(profile, channel)).toBe(isReachable);
  expect(canReach(null, channel)).toBe(false);
});

test.each([
  ['web', false, ['sms', 'email', 'messaging']],
  ['wechat', false, ['sms', 'email', 'messaging']],
  ['minip', false, ['sms', 'email']],
  ['ttmp', false, ['sms', 'email']],
  ['alimp', false, ['sms', 'email']],
  ['alimp', true, ['sms', 'email', 'messaging']],
] as const)('%s with a bound messaging app %s offers %j', (host, isMessagingBound, channels) => {
  expect(listChannels(host, { ...profile, isMessagingBound })).toEqual(channels);
});

test('a changed subscription replaces the one of the same channel and topic', () => {
  const newsletter = { channel: 'sms', topic: 'news', isOn: true } as const;
  const sales = { channel: 'sms', topic: 'sales', isOn: true } as const;
  const after = replaceSubscription([newsletter, sales], { ...newsletter, isOn: false });
  expect(isSubscribed([newsletter], 'sms')).toBe(true);
  expect(isSubscribed([sales], 'sms')).toBe(false);
  expect(isSubscribed(after, 'sms')).toBe(false);
  expect(after).toContainEqual(sales);
});
