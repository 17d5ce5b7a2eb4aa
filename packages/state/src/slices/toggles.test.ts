import { expect, test } from 'vitest';
import { withDefaultCategory } from './toggles.ts';

test.each([
  ['women', '141258'],
  ['men', '141259'],
  ['kids', '141260'],
] as const)('with beauty changes on, %s without categories get %s', (gender, categories) => {
  expect(withDefaultCategory({ gender }, true)).toEqual({ gender, categories });
});

test.each([
  ['off', { gender: 'men' as const }, false],
  ['no gender', {}, true],
  ['categories already', { gender: 'men' as const, categories: '7' }, true],
])('a listing is asked as it is: %s', (_, query, on) => {
  expect(withDefaultCategory(query, on)).toBe(query);
});
