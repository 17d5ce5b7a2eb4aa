import { expect, test } from 'vitest';
import { NEW_FOR_MS, referralRefusal } from './rules.ts';

const NOW = Date.UTC(2026, 10, 21);
const account = (id: string, age: number) => ({ id, createdAt: new Date(NOW - age) });

test.each([
  ['somebody who came after', '7', account('8', 0), undefined],
  ['ids are numbers, not text', '9', account('10', 0), undefined],
  ['oneself', '7', account('7', 0), 'referral-own'],
  ['somebody who was there before', '7', account('6', 0), 'referral-not-new'],
  ['the last moment of being new', '7', account('8', NEW_FOR_MS - 1), undefined],
  ['no longer new', '7', account('8', NEW_FOR_MS), 'referral-not-new'],
])('%s', (_, referrer, friend, refusal) => {
  expect(referralRefusal(referrer, friend, NOW)).toBe(refusal);
});
