import { ApiError } from '@vitrine/client';
import { notFoundError } from '@vitrine/client/testing';
import type { Merchant, ProductList, VariantsMeasurements } from '@vitrine/contract';
import {
  chooseVariant,
  type Store,
  selectActiveKeys,
  selectProduct,
  selectSelectedVariant,
  toggleSection,
} from '@vitrine/state';
import { productDetail, productSummary } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { createLoadContext } from '../../../testing.ts';
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
  opening: null,
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

const withId = (id: string) => ({ params: { id } });
const calls = {
  getProduct: async () => productDetail('10000001'),
  getVariantsMeasurements: async () => measurement,
};

test('loads the product with its measurements, and defers similar products and the merchant', async () => {
  const listCategoryProducts = vi.fn(async () => similar('10000001', '2', '3'));
  const getMerchant = async () => merchant;
  const context = createLoadContext(
    { ...calls, getMerchant, listCategoryProducts },
    withId('10000001'),
  );
  const { status, head, deferred } = await load(context);
  expect(status).toBe(200);
  expect(selectProduct(context.store.getState())).toMatchObject({ id: '10000001', measurement });
  expect(await deferred?.similar).toMatchObject([{ id: '2' }, { id: '3' }]);
  expect(await deferred?.merchant).toBe(merchant);
  expect(listCategoryProducts).toHaveBeenCalledWith(
    expect.objectContaining({ params: { id: '2001' } }),
    expect.anything(),
  );
  expect(head).toMatchObject({ title: 'Halden Wool coat', path: '/product/detail/10000001' });
});

test('the page survives a failure of its deferred data', async () => {
  const { status, deferred } = await load(createLoadContext(calls, withId('10000001')));
  expect(status).toBe(200);
  expect(await deferred?.similar).toEqual([]);
  expect(await deferred?.merchant).toBeNull();
});

test('describes price, stock and breadcrumb for search engines', async () => {
  const { head } = await load(createLoadContext(calls, withId('10000001')));
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

test('shows a product that is no longer sold, but does not index it', async () => {
  const getProduct = async () => productDetail('1', { isOnline: false });
  const { status, head } = await load(createLoadContext({ ...calls, getProduct }, withId('1')));
  expect([status, head.noIndex]).toEqual([200, true]);
});

test('chooses the size that a link names', async () => {
  const context = createLoadContext(calls, { ...withId('10000001'), query: { variant: '502' } });
  await load(context);
  expect(selectSelectedVariant(context.store.getState())).toBe('502');
});

test('keeps the selected size of a product, and clears it for another product', async () => {
  const context = createLoadContext(calls, withId('10000001'));
  await load(context);
  context.store.dispatch(chooseVariant('502'));
  await load(context);
  expect(selectSelectedVariant(context.store.getState())).toBe('502');
  const getProduct = async () => productDetail('2');
  const next = createLoadContext(
    { ...calls, getProduct },
    { ...withId('2'), store: context.store },
  );
  await load(next);
  expect(selectSelectedVariant(context.store.getState())).toBe('');
});

test('keeps the selected size and the open sections in another colour of the product', async () => {
  const colourway = (id: string) => ({
    id,
    color: 'Camel',
    hex: '#b3916a',
    price: 1,
    priceWithoutDiscount: 1,
    isSoldOut: false,
  });
  const colourways = [colourway('1'), colourway('2')];
  const variants = (id: string) =>
    productDetail(id).variants.map((variant) => ({ ...variant, id: `${id}-${variant.id}` }));
  const show = (id: string, store?: Store) =>
    createLoadContext(
      {
        ...calls,
        getProduct: async () => productDetail(id, { colourways, variants: variants(id) }),
      },
      { ...withId(id), ...(store && { store }) },
    );
  const context = show('1');
  await load(context);
  context.store.dispatch(chooseVariant('1-502'));
  context.store.dispatch(toggleSection('4'));
  await load(show('2', context.store));
  expect(selectSelectedVariant(context.store.getState())).toBe('2-502');
  expect(selectActiveKeys(context.store.getState())).toContain('4');
});

test('answers 404 for an unknown product, and fails the page on a network error', async () => {
  const missing = createLoadContext(
    { getProduct: () => Promise.reject(notFoundError()) },
    withId('9'),
  );
  await expect(load(missing)).resolves.toMatchObject({ status: 404, head: { noIndex: true } });
  const getProduct = () => Promise.reject(new ApiError('network'));
  await expect(load(createLoadContext({ getProduct }, withId('9')))).rejects.toThrow('network');
});
