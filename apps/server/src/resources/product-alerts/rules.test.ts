import { describe, expect, it } from 'vitest';
import { listDestinations, shouldTryNextChannel } from './rules.ts';

const BOTH = { messaging: 'open-1', sms: '8613800138000' };

describe('where an alert is sent', () => {
  it.each([
    ['bound to the messaging app', BOTH, [], ['messaging', 'sms']],
    ['with a mobile only', { ...BOTH, messaging: null }, [], ['sms']],
    ['who turned messages of the app off', BOTH, ['messaging'], ['sms']],
    ['who turned everything off', BOTH, ['sms', 'messaging', 'email'], []],
    ['who cannot be reached', { messaging: null, sms: null }, [], []],
  ])('a shopper %s', (_, addresses, turnedOff, channels) => {
    expect(listDestinations(addresses, turnedOff).map(({ channel }) => channel)).toEqual(channels);
  });
});

it.each([
  ['refused', true],
  ['absent', true],
  ['busy', false],
  ['unreachable', false],
] as const)('after the fault %s, another channel is tried: %s', (fault, isTried) => {
  expect(shouldTryNextChannel(fault)).toBe(isTried);
});
