import { expect, test } from 'vitest';
import { readHotSearches } from './hot-searches.ts';

test.each([
  [{}, []],
  [{ hotWords: { men: 'x' } }, []],
  [{ hotWords: { men: ['羊绒大衣', 3] } }, ['羊绒大衣']],
])('reads the proposed searches from %j', (shop, searches) => {
  expect(readHotSearches(shop, 'men')).toEqual(searches);
});
