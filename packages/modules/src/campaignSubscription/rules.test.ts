import { expect, test } from 'vitest';
import { canSubscribe } from './rules.ts';

test.each([
  ['ios', '2.18.0', true],
  ['ios', '2.17.9', false],
  ['ios', '2.9.0', false],
  ['ios', '10.0.0', true],
  ['android', '6.14.0', true],
  ['harmony', '7.0.0', true],
  ['android', '6.13.99', false],
  ['android', '2.18.0', false],
  ['ios', undefined, false],
  ['web', '9.0.0', false],
  ['minip', '9.0.0', false],
] as const)('allows %s %s to subscribe: %s', (name, version, can) => {
  expect(canSubscribe({ name, version })).toBe(can);
});

test('does not allow to subscribe when the shop has switched it off', () => {
  const toggles = { campaignSubscription: false, appBanner: true };
  expect(canSubscribe({ name: 'ios', version: '9.0.0', toggles })).toBe(false);
});

test.each([
  ['2.19.0', '2.18.0', false],
  ['2.19.0', '2.19.0', true],
  ['2.0.0', '2.17.0', false],
])('with the minimum version %s allows iOS %s to subscribe: %s', (minimum, version, can) => {
  expect(canSubscribe({ name: 'ios', version, minimumAppVersion: minimum })).toBe(can);
});

test('does not allow to subscribe without a host', () =>
  expect(canSubscribe(undefined)).toBe(false));
