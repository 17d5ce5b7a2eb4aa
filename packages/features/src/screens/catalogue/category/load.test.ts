import type { CategoryNode } from '@vitrine/contract';
import {
  selectBrandGroups,
  selectOpenCategory,
  selectPrefGender,
  selectSelectedTab,
} from '@vitrine/state';
import { brandEntry } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { createLoadContext } from '../../../testing.ts';
import { load } from './load.ts';

const node: CategoryNode = { id: '1', name: '服装', image: [], count: 9, children: [] };
const createCategoryMenu = () => vi.fn(async () => ({ women: [], men: [node], kids: [] }));

test('loads the categories of a gender once', async () => {
  const getCategoryMenu = createCategoryMenu();
  const context = createLoadContext({ getCategoryMenu }, { query: { gender: 'men' } });
  const { head } = await load(context);
  await load(context);
  expect(getCategoryMenu).toHaveBeenCalledOnce();
  expect(head).toMatchObject({ title: '男士分类', path: '/category?gender=men' });
  const state = context.store.getState();
  expect([selectSelectedTab(state), selectPrefGender(state)]).toEqual(['men', 'men']);
  expect(selectOpenCategory(state)?.id).toBe('1');
});

test('loads the brands of a gender', async () => {
  const getBrandMenu = async () => ({ women: [brandEntry('Halden')], men: [], kids: [] });
  const context = createLoadContext({ getBrandMenu }, { query: { tab: 'brands' } });
  const { head } = await load(context);
  expect(head.title).toBe('品牌 A–Z');
  expect(selectBrandGroups(context.store.getState())[0]?.initial).toBe('H');
});

test('fails the page when the menu cannot be loaded', async () => {
  await expect(load(createLoadContext({}))).rejects.toThrow();
});
