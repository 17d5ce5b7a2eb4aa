import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import { brandEntry } from '../testing.ts';
import { groupBrands, selectBrandGroups } from './brand-groups.ts';
import {
  filterBrands,
  openBrandGender,
  rememberBrandPosition,
  searchBrands,
  selectBrandsGender,
  setBrandMenu,
} from './brands.ts';

const brands = ['Atelier Séverine', 'Azay', 'Brera Uno', 'Halden'].map((name) => brandEntry(name));

test.each([
  ['', 'all', ['A', 'B', 'H']],
  ['  HAL', 'all', ['H']],
  ['a', 'B', ['B']],
  ['', 'A', ['A']],
  ['zzz', 'all', []],
])('keyword %j with initial %s gives the groups %j', (keyword, filterType, initials) => {
  expect(groupBrands(brands, keyword, filterType).map(({ initial }) => initial)).toEqual(initials);
});

test('a group contains all of its brands', () => {
  expect(groupBrands(brands, '', 'all')[0]?.brands).toHaveLength(2);
});

test('memoises the groups for the same brands, keyword and initial', () => {
  const store = makeStore();
  store.dispatch(setBrandMenu({ women: brands, men: [brandEntry('Kestrel')] }));
  const groups = selectBrandGroups(store.getState());
  store.dispatch(rememberBrandPosition(300));
  expect(selectBrandGroups(store.getState())).toBe(groups);
  store.dispatch(searchBrands('azay'));
  expect(selectBrandGroups(store.getState())).toHaveLength(1);
  store.dispatch(searchBrands(''));
  store.dispatch(filterBrands('K'));
  store.dispatch(openBrandGender('men'));
  expect(selectBrandsGender(store.getState())).toBe('men');
  expect(store.getState().brands?.position).toBe(0);
  expect(selectBrandGroups(store.getState())[0]?.initial).toBe('K');
});
