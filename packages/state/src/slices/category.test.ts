import type { CategoryNode } from '@vitrine/contract';
import { beforeEach, expect, test } from 'vitest';
import { makeStore, type Store } from '../store.ts';
import {
  openCategory,
  openTab,
  selectCategories,
  selectOpenCategory,
  selectSelectedTab,
  setCategoryMenu,
} from './category.ts';

const node = (id: string): CategoryNode => ({
  id,
  name: `Category ${id}`,
  image: [],
  count: 1,
  children: [],
});

let store: Store;
beforeEach(() => {
  store = makeStore();
  store.dispatch(setCategoryMenu({ women: [node('1'), node('2')], men: [node('3')] }));
});

test('opens the first category of women by default', () => {
  expect(selectSelectedTab(store.getState())).toBe('women');
  expect(selectOpenCategory(store.getState())?.id).toBe('1');
});

test('opens the selected category', () => {
  store.dispatch(openCategory('2'));
  expect(selectOpenCategory(store.getState())?.id).toBe('2');
});

test('opens the first category of another tab; the same tab changes nothing', () => {
  store.dispatch(openCategory('2'));
  store.dispatch(openTab('women'));
  expect(selectOpenCategory(store.getState())?.id).toBe('2');
  store.dispatch(openTab('men'));
  expect(selectOpenCategory(store.getState())?.id).toBe('3');
  store.dispatch(openTab('kids'));
  expect(selectOpenCategory(store.getState())).toBeUndefined();
});

test('loads the menu of one gender without changing the others', () => {
  store.dispatch(setCategoryMenu({ kids: [node('9')] }));
  expect(selectCategories(store.getState(), 'women')).toHaveLength(2);
  expect(selectCategories(store.getState(), 'kids')).toHaveLength(1);
});
