import { expect, it } from 'vitest';
import { benefitsOfTier, nextTier, tierFor } from './rules.ts';

it.each([
  [0, 'member', { code: 'gold', missing: 3_000_000 }],
  [2_999_999, 'member', { code: 'gold', missing: 1 }],
  [3_000_000, 'gold', { code: 'platinum', missing: 12_000_000 }],
  [15_000_000, 'platinum', null],
  [-5, 'member', { code: 'member', missing: 5 }],
])('who spends %i fen in a year is %s', (spent, code, next) => {
  expect(tierFor(spent)).toBe(code);
  expect(nextTier(spent)).toEqual(next);
});

it.each([
  [null, []],
  ['member', ['welcome', 'birthday-gift']],
  ['gold', ['welcome', 'birthday-gift', 'early-access', 'free-express']],
  ['unknown', []],
])('the tier %s gives %j', (code, benefits) => {
  expect(benefitsOfTier(code)).toEqual(benefits);
});
