import { expect, test } from 'vitest';
import { addRecentSearch } from './recent-searches.ts';

test.each([
  [[], 'a', ['a']],
  [['b', 'a'], 'a', ['a', 'b']],
  [['6', '5', '4', '3', '2', '1'], '7', ['7', '6', '5', '4', '3', '2']],
])('adds to %o the search %s', (searches, text, expected) => {
  expect(addRecentSearch(searches, text)).toEqual(expected);
});
