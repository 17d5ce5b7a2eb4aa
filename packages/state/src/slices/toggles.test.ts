import { expect, test } from 'vitest';
import { withDefaultCategory } from './toggles.ts';

test.each([
  ['women', '141258'],
  ['men', '141259'],
  ['kids', '141260'],
] as const)(
  'with beautyChanges on, a list of %s without category gets category %s',
  (gender, categories) => {
    expect(withDefaultCategory({ gender }, true)).toEqual({ gender, categories });
  },
);

test.each([
  ['off', { gender: 'men' as const }, false],
  ['no gender', {}, true],
  ['categories already', { gender: 'men' as const, categories: '7' }, true],
])('does not change the query of a list: %s', (_, query, on) => {
  expect(withDefaultCategory(query, on)).toBe(query);
});
