import { ApiError } from '@vitrine/client';
import {
  selectCategories,
  selectPage,
  selectPrefGender,
  selectProductSet,
  setShopConfiguration,
  setShopProfile,
} from '@vitrine/state';
import { productSummary } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { createLoadContext, OWN_SHOP } from '../../../testing.ts';
import { load } from './load.ts';

const entry = { id: 'a', code: 'text', fields: { text: 'x' } };

test('loads the home page of a gender', async () => {
  const searchContents = vi.fn(async () => ({ 'home-men': [entry] }));
  const context = createLoadContext({ searchContents }, { params: { gender: 'men' } });
  const { status, head } = await load(context);
  expect(status).toBe(200);
  expect(head).toMatchObject({ title: '男士', path: '/men' });
  expect(selectPage(context.store.getState(), 'home-men')?.status).toBe('ready');
  expect(selectPrefGender(context.store.getState())).toBe('men');
  expect(searchContents).toHaveBeenCalledWith(
    { query: expect.objectContaining({ codes: 'home-men', 'target-gender': 'men' }) },
    expect.anything(),
  );
});

test('the home page of a shop with products of one gender does not name it', async () => {
  const context = createLoadContext({ searchContents: async () => ({ 'home-women': [entry] }) });
  context.store.dispatch(setShopProfile(OWN_SHOP));
  expect((await load(context)).head.title).toBe('首页');
});

test('the path without a gender is the home page of women', async () => {
  const { head } = await load(
    createLoadContext({ searchContents: async () => ({ 'home-women': [entry] }) }),
  );
  expect(head.path).toBe('/');
});

test('the configuration chooses the default gender and its page', async () => {
  const searchContents = vi.fn(async () => ({ 'home-winter': [entry] }));
  const context = createLoadContext({ searchContents });
  const homeContent = { men: 'home-winter' };
  context.store.dispatch(setShopConfiguration({ defaultGender: 'men', homeContent }));
  const { status, head } = await load(context);
  expect(status).toBe(200);
  expect(head).toMatchObject({ title: '男士', path: '/' });
});

test('shows the newest products, categories and brands until a home page is published', async () => {
  const searchProducts = vi.fn(async () => ({ items: [productSummary('1')] }) as never);
  const category = { id: '7', name: '大衣', image: [], count: 1, children: [] };
  const context = createLoadContext({
    searchContents: async () => ({}),
    searchProducts,
    getCategoryMenu: async () => ({ women: [category], men: [], kids: [] }),
    getBrandMenu: () => Promise.reject(new ApiError('internal')),
  });
  const { status, head } = await load(context);
  expect(status).toBe(200);
  expect(head.noIndex).toBeUndefined();
  expect(searchProducts).toHaveBeenCalledWith(
    { query: expect.objectContaining({ gender: 'women', sort: 'newest' }) },
    expect.anything(),
  );
  const state = context.store.getState();
  expect(selectProductSet(state, 'newest-women')).toHaveLength(1);
  expect(selectCategories(state, 'women')).toEqual([category]);
});

test('answers 404 for an unpublished home page without products, and fails the page on a network error', async () => {
  const missing = createLoadContext({ searchContents: async () => ({}) });
  await expect(load(missing)).resolves.toMatchObject({ status: 404, head: { noIndex: true } });
  const broken = createLoadContext({
    searchContents: () => Promise.reject(new ApiError('network')),
  });
  await expect(load(broken)).rejects.toThrow('network');
});
