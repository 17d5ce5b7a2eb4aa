import { describe, expect, it } from 'vitest';
import { listDestinations, shouldTryNextChannel } from './destinations.ts';

const ALL = { push: '7', messaging: 'open-1', sms: '8613800138000', email: 'a@shop.test' };
const ALL_OFF = { push: false, messaging: false, sms: false, email: false };

describe('where a message is sent', () => {
  it.each([
    ['requested', 'who has the app', ALL, {}, ['push', 'messaging', 'sms', 'email']],
    ['requested', 'with a mobile only', { sms: '8613800138000' }, {}, ['sms']],
    ['requested', 'who turned it off there', ALL, { messaging: false }, ['push', 'sms', 'email']],
    ['requested', 'who turned everything off', ALL, ALL_OFF, []],
    ['requested', 'who cannot be reached', { messaging: null, sms: null }, {}, []],
    ['service', 'who has the app', ALL, {}, ['push', 'messaging', 'sms', 'email']],
    ['service', 'who turned everything off', ALL, ALL_OFF, ['messaging', 'sms', 'email']],
    ['marketing', 'who decided nothing', ALL, {}, []],
    ['marketing', 'who turned e-mails on', ALL, { email: true, sms: false }, ['email']],
  ] as const)('a %s message to a shopper %s', (kind, _, addresses, decisions, channels) => {
    const destinations = listDestinations(addresses, { kind }, decisions);
    expect(destinations.map(({ channel }) => channel)).toEqual(channels);
  });
});

it('trusts pushes last when a message must arrive', () => {
  const destinations = listDestinations(ALL, { kind: 'service', mustArrive: true }, {});
  expect(destinations.map(({ channel }) => channel)).toEqual(['messaging', 'sms', 'email', 'push']);
});

it.each([
  ['refused', true],
  ['absent', true],
  ['busy', false],
  ['unreachable', false],
] as const)('after the fault %s, another channel is tried: %s', (fault, isTried) => {
  expect(shouldTryNextChannel(fault)).toBe(isTried);
});

it.each([
  ['unreachable', 2, false],
  ['unreachable', 3, true],
  ['busy', 3, true],
] as const)(
  'a message that must arrive and is %s at attempt %i goes another way: %s',
  (fault, attempts, isTried) => {
    expect(shouldTryNextChannel(fault, { mustArrive: true, attempts })).toBe(isTried);
  },
);
