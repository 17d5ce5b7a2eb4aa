import type { CategoryNode } from '@vitrine/contract';
import {
  selectBrandGroups,
  selectOpenCategory,
  selectPrefGender,
  selectSelectedTab,
} from '@vitrine/state';
import { brandEntry } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { loadContext } from '../testing.ts';
import { load } from './load.ts';

const node: CategoryNode = { id: '1', name: '服装', image: [], count: 9, children: [] };
const categories = () => vi.fn(async () => ({ women: [], men: [node], kids: [] }));

test('opens the categories of a gender, and asks for them once', async () => {
  const getCategoryMenu = categories();
  const context = loadContext({ getCategoryMenu }, { query: { gender: 'men' } });
  const { head } = await load(context);
  await load(context);
  expect(getCategoryMenu).toHaveBeenCalledOnce();
  expect(head).toMatchObject({ title: '男士分类', path: '/category?gender=men' });
  const state = context.store.getState();
  expect([selectSelectedTab(state), selectPrefGender(state)]).toEqual(['men', 'men']);
  expect(selectOpenCategory(state)?.id).toBe('1');
});

test('opens the brands of a gender', async () => {
  const getBrandMenu = async () => ({ women: [brandEntry('Halden')], men: [], kids: [] });
  const context = loadContext({ getBrandMenu }, { query: { tab: 'brands' } });
  const { head } = await load(context);
  expect(head.title).toBe('品牌 A–Z');
  expect(selectBrandGroups(context.store.getState())[0]?.initial).toBe('H');
});

test('a menu that cannot be had fails the page', async () => {
  await expect(load(loadContext({}))).rejects.toThrow();
});
