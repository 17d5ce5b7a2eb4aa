import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import {
  addRecentSearch,
  clearRecentSearches,
  finishSearch,
  type RecentSearch,
  rememberSearch,
  restoreRecentSearches,
  selectCorrectedKeyword,
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
  ['gets a capital first letter', [], women('coat'), [women('Coat')]],
  ['is trimmed', [], women('  风衣 '), [women('风衣')]],
  ['replaces its duplicate in any case', [women('Coat')], women('COAT'), [women('COAT')]],
  [
    'is kept apart for another gender',
    [women('Coat')],
    { keyword: 'coat', gender: 'men' },
    [{ keyword: 'Coat', gender: 'men' }, women('Coat')],
  ],
  ['is ignored when empty', [women('Coat')], women('  '), [women('Coat')]],
  [
    'removes the sixth',
    ['E', 'D', 'C', 'B', 'A'].map(women),
    women('F'),
    ['F', 'E', 'D', 'C', 'B'].map(women),
  ],
])('a new recent search %s', (_, before, search, after) => {
  expect(addRecentSearch(before, search)).toEqual(after);
});

test('adds and clears recent searches', () => {
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
])('restores only the valid searches of %j', (stored, restored) => {
  const store = makeStore();
  store.dispatch(restoreRecentSearches(stored));
  expect(selectRecentSearches(store.getState())).toEqual(restored);
});

test('a new search clears the recommendations of the previous one', () => {
  const store = makeStore();
  store.dispatch(startSearch(women('zzz')));
  store.dispatch(
    finishSearch({
      ...women('zzz'),
      recommends: ['coat'],
      hasNoResult: true,
      correctedKeyword: 'zz',
    }),
  );
  expect(selectHasNoResult(store.getState())).toBe(true);
  expect(selectIsSearching(store.getState())).toBe(false);
  store.dispatch(startSearch(women('coat')));
  expect(selectKeyword(store.getState())).toBe('coat');
  expect(selectIsSearching(store.getState())).toBe(true);
  expect(selectRecommends(store.getState())).toEqual([]);
  expect(selectCorrectedKeyword(store.getState())).toBeNull();
  expect(selectHasNoResult(store.getState())).toBe(false);
});

test('keeps a search made before the restore in front', () => {
  const store = makeStore();
  store.dispatch(rememberSearch(women('boots')));
  store.dispatch(restoreRecentSearches([women('Coat'), women('Boots')]));
  expect(selectRecentSearches(store.getState())).toEqual([women('Boots'), women('Coat')]);
});
