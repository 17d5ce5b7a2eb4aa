import { expect, it } from 'vitest';
import { chooseCodeTarget, hasWayIn } from './ways-in.ts';

const [MOBILE, EMAIL] = ['8613800138000', 'lin@example.com'];
const none = { mobile: null, verifiedEmail: null, hasPassword: false, hasIdentity: false };

it.each([
  ['nothing', {}, ['mobile', 'email'], false],
  ['a password without an account name', { hasPassword: true }, ['mobile', 'email'], false],
  ['an account at a partner', { hasIdentity: true }, [], true],
  ['a mobile to which codes are sent', { mobile: MOBILE }, ['mobile'], true],
  ['a mobile to which no code is sent', { mobile: MOBILE }, ['email'], false],
  ['a mobile with a password', { mobile: MOBILE, hasPassword: true }, ['email'], true],
  ['an address to which codes are sent', { verifiedEmail: EMAIL }, ['email'], true],
  ['an address to which no code is sent', { verifiedEmail: EMAIL }, ['mobile'], false],
  ['an address with a password', { verifiedEmail: EMAIL, hasPassword: true }, ['mobile'], true],
] as const)('%s is a way in: %j %j %s', (_, ways, targets, expected) => {
  expect(hasWayIn({ ...none, ...ways }, targets)).toBe(expected);
});

it.each([
  [MOBILE, EMAIL, ['mobile', 'email'], 'sms'],
  [MOBILE, EMAIL, ['email'], 'email'],
  [MOBILE, null, ['email'], undefined],
  [null, EMAIL, ['mobile', 'email'], 'email'],
  [null, EMAIL, ['mobile'], undefined],
  [null, null, ['mobile', 'email'], undefined],
] as const)(
  'of %s and %s, a shop that sends to %j sends by %s',
  (mobile, verifiedEmail, targets, channel) => {
    expect(chooseCodeTarget({ mobile, verifiedEmail }, targets)?.channel).toBe(channel);
  },
);
