import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import {
  clearRecentSearches,
  finishSearch,
  type RecentSearch,
  recentSearchesRestored,
  remember,
  rememberSearch,
  selectHasNoResult,
  selectIsSearching,
  selectKeyword,
  selectRecentSearches,
  selectRecommends,
  startSearch,
} from './search.ts';

const women = (keyword: string): RecentSearch => ({ keyword, gender: 'women' });

test.each<[string, RecentSearch[], RecentSearch, RecentSearch[]]>([
  ['goes to the front', [women('Coat')], women('Boots'), [women('Boots'), women('Coat')]],
  ['has its first letter raised', [], women('coat'), [women('Coat')]],
  ['is trimmed', [], women('  风衣 '), [women('风衣')]],
  ['replaces its duplicate in any case', [women('Coat')], women('COAT'), [women('COAT')]],
  [
    'is another one for another gender',
    [women('Coat')],
    { keyword: 'coat', gender: 'men' },
    [{ keyword: 'Coat', gender: 'men' }, women('Coat')],
  ],
  ['counts for nothing when empty', [women('Coat')], women('  '), [women('Coat')]],
  [
    'pushes out the sixth',
    ['E', 'D', 'C', 'B', 'A'].map(women),
    women('F'),
    ['F', 'E', 'D', 'C', 'B'].map(women),
  ],
])('a new search %s', (_, before, search, after) => {
  expect(remember(before, search)).toEqual(after);
});

test('remembers and clears', () => {
  const store = makeStore();
  store.dispatch(rememberSearch(women('coat')));
  expect(selectRecentSearches(store.getState())).toEqual([women('Coat')]);
  store.dispatch(clearRecentSearches());
  expect(selectRecentSearches(store.getState())).toEqual([]);
});

test.each([
  [null, []],
  ['text', []],
  [[null, 3, { keyword: 'Coat' }, { keyword: 1, gender: 'men' }], []],
  [['B', 'A'].map(women), ['B', 'A'].map(women)],
  [['G', 'F', 'E', 'D', 'C', 'B', 'A'].map(women), ['G', 'F', 'E', 'D', 'C'].map(women)],
])('of %j a device brings back only what fits', (kept, restored) => {
  const store = makeStore();
  store.dispatch(recentSearchesRestored(kept));
  expect(selectRecentSearches(store.getState())).toEqual(restored);
});

test('a search starts without the advice of the one before', () => {
  const store = makeStore();
  store.dispatch(startSearch(women('zzz')));
  store.dispatch(finishSearch({ recommends: ['coat'], hasNoResult: true }));
  expect(selectHasNoResult(store.getState())).toBe(true);
  expect(selectIsSearching(store.getState())).toBe(false);
  store.dispatch(startSearch(women('coat')));
  expect(selectKeyword(store.getState())).toBe('coat');
  expect(selectIsSearching(store.getState())).toBe(true);
  expect(selectRecommends(store.getState())).toEqual([]);
  expect(selectHasNoResult(store.getState())).toBe(false);
});

test('a search made before the device was asked stays in front', () => {
  const store = makeStore();
  store.dispatch(rememberSearch(women('boots')));
  store.dispatch(recentSearchesRestored([women('Coat'), women('Boots')]));
  expect(selectRecentSearches(store.getState())).toEqual([women('Boots'), women('Coat')]);
});
