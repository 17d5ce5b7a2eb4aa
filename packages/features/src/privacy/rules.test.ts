import { expect, test } from 'vitest';
import { decided, isOn, reaches, wants } from './rules.ts';

const profile = {
  id: '1',
  name: null,
  mobile: '138****8000',
  email: null,
  gender: null,
  birthday: null,
  role: 'shopper' as const,
  tier: null,
  hasPassword: false,
  isMessagingBound: true,
  createdAt: '2025-10-01T00:00:00.000Z',
};

test('what nobody has decided is off', () => {
  expect(isOn([], 'recommendations')).toBe(false);
  expect(isOn([{ code: 'recommendations', isOn: true }], 'recommendations')).toBe(true);
  expect(isOn([{ code: 'recommendations', isOn: true }], 'recently-viewed')).toBe(false);
});

test.each([
  ['sms', true],
  ['email', false],
  ['messaging', true],
] as const)('news by %s would arrive: %s', (channel, arrives) => {
  expect(reaches(profile, channel)).toBe(arrives);
  expect(reaches(null, channel)).toBe(false);
});

test('the last decision about a way counts', () => {
  const news = { channel: 'sms', topic: 'news', isOn: true } as const;
  const sales = { channel: 'sms', topic: 'sales', isOn: true } as const;
  const after = decided([news, sales], { ...news, isOn: false });
  expect(wants([news], 'sms')).toBe(true);
  expect(wants([sales], 'sms')).toBe(false);
  expect(wants(after, 'sms')).toBe(false);
  expect(after).toContainEqual(sales);
});
