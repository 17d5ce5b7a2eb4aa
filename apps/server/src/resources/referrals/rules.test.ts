import { expect, test } from 'vitest';
import { getReferralProblem, NEW_SHOPPER_MS } from './rules.ts';

const NOW = Date.UTC(2026, 10, 21);
const account = (id: string, age: number, firstAccountId: string | null = null) => ({
  id,
  createdAt: new Date(NOW - age),
  firstAccountId,
});

test.each([
  ['accepts a newer account', '7', account('8', 0), undefined],
  ['compares ids as numbers', '9', account('10', 0), undefined],
  ['refuses the referrer', '7', account('7', 0), 'referral-own'],
  [
    'refuses a person who came back after erasing an account',
    '7',
    account('8', 0, '6'),
    'referral-not-new',
  ],
  ['refuses an older account', '7', account('6', 0), 'referral-not-new'],
  [
    'accepts an account just before it stops being new',
    '7',
    account('8', NEW_SHOPPER_MS - 1),
    undefined,
  ],
  [
    'refuses an account that is no longer new',
    '7',
    account('8', NEW_SHOPPER_MS),
    'referral-not-new',
  ],
])('%s', (_, referrer, friend, reason) => {
  expect(getReferralProblem(referrer, friend, NOW)).toBe(reason);
});
