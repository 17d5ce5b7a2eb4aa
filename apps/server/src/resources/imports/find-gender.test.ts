import { expect, test } from 'vitest';
import { findOnlyGender } from './find-gender.ts';

test.each([
  ['the only one of the shop', ['men'], ['Scents'], 'men'],
  ['one in a shop without categories', [], ['Books > Novels', 'Books'], 'women'],
  ['none of several', ['women', 'men'], ['Scents'], undefined],
  [
    'none in a shop without categories beside paths with a gender',
    [],
    ['女装 > 外套', '家居'],
    undefined,
  ],
] as const)('categories without a gender stand below %s', (_, known, paths, expected) => {
  expect(findOnlyGender(known, paths)).toBe(expected);
});
