import { ApiError } from '@vitrine/client';
import { notFound } from '@vitrine/client/testing';
import type { Merchant, ProductList, VariantsMeasurements } from '@vitrine/contract';
import { chooseVariant, selectProduct, selectSelectedVariant } from '@vitrine/state';
import { productDetail, productSummary } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { loadContext } from '../testing.ts';
import { load } from './load.ts';

const measurement: VariantsMeasurements = {
  unit: 'cm',
  scale: 'FR',
  names: ['Chest'],
  rows: [{ size: '36', values: [104] }],
};

const similar = (...ids: string[]): ProductList => ({
  title: '',
  description: '',
  gender: null,
  breadcrumb: [],
  items: ids.map((id) => productSummary(id)),
  pagination: { page: 1, size: 11, totalItems: ids.length, totalPages: 1 },
  facets: [],
});

const merchant: Merchant = {
  id: '31',
  name: 'Palazzo Nove',
  monogram: 'P9',
  city: 'Milan',
  country: 'Italy',
  foundedIn: 1974,
  description: '',
};

const at = (id: string) => ({ params: { id } });
const answers = {
  getProduct: async () => productDetail('10000001'),
  getVariantsMeasurements: async () => measurement,
};

test('the product stands with its measurements; the rest arrives late', async () => {
  const listCategoryProducts = vi.fn(async () => similar('10000001', '2', '3'));
  const getMerchant = async () => merchant;
  const context = loadContext({ ...answers, getMerchant, listCategoryProducts }, at('10000001'));
  const { status, head, late } = await load(context);
  expect(status).toBe(200);
  expect(selectProduct(context.store.getState())).toMatchObject({ id: '10000001', measurement });
  expect(await late?.similar).toMatchObject([{ id: '2' }, { id: '3' }]);
  expect(await late?.merchant).toBe(merchant);
  expect(listCategoryProducts).toHaveBeenCalledWith(
    expect.objectContaining({ params: { id: '2001' } }),
    expect.anything(),
  );
  expect(head).toMatchObject({ title: 'Halden Wool coat', path: '/product/detail/10000001' });
});

test('what arrives late may fail without a word', async () => {
  const { status, late } = await load(loadContext(answers, at('10000001')));
  expect(status).toBe(200);
  expect(await late?.similar).toEqual([]);
  expect(await late?.merchant).toBeNull();
});

test('search engines read price, stock and the way to the product', async () => {
  const { head } = await load(loadContext(answers, at('10000001')));
  const [product, crumbs] = head.structured ?? [];
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: '10000001',
    image: ['/images/coat-1/800', '/images/coat-2/800'],
    offers: {
      price: '12155.00',
      priceCurrency: 'CNY',
      availability: 'https://schema.org/InStock',
    },
  });
  expect(crumbs?.itemListElement).toMatchObject([
    { position: 1, name: '首页', item: '/' },
    { position: 2, item: '/product/list?category=141258' },
    { position: 3, item: '/product/list?category=2001' },
    { position: 4, name: 'Wool coat' },
  ]);
});

test('a piece that is no longer sold still shows, but not to search engines', async () => {
  const getProduct = async () => productDetail('1', { isOnline: false });
  const { status, head } = await load(loadContext({ ...answers, getProduct }, at('1')));
  expect([status, head.noIndex]).toEqual([200, true]);
});

test('another product forgets the chosen size; the same one keeps it', async () => {
  const context = loadContext(answers, at('10000001'));
  await load(context);
  context.store.dispatch(chooseVariant('502'));
  await load(context);
  expect(selectSelectedVariant(context.store.getState())).toBe('502');
  const getProduct = async () => productDetail('2');
  const next = loadContext({ ...answers, getProduct }, { ...at('2'), store: context.store });
  await load(next);
  expect(selectSelectedVariant(context.store.getState())).toBe('');
});

test('an unknown product is not found; a server in trouble fails the page', async () => {
  const missing = loadContext({ getProduct: () => Promise.reject(notFound()) }, at('9'));
  await expect(load(missing)).resolves.toMatchObject({ status: 404, head: { noIndex: true } });
  const getProduct = () => Promise.reject(new ApiError('network'));
  await expect(load(loadContext({ getProduct }, at('9')))).rejects.toThrow('network');
});
