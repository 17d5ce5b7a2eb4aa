import { describe, expect, test, vi } from 'vitest';
import { detail, products } from '../testing.tsx';
import { definition } from './definition.ts';
import { askedProduct, chooseProduct, mainProduct, mainTarget } from './rules.ts';
import { schema } from './schema.ts';

const good = detail(1);
const offline = detail(2, { isOnline: false });
const unsized = detail(3, { variants: [] });
const fetch = async (id: string) => [good, offline, unsized].find((one) => one.id === id);

describe('chooseProduct', () => {
  test.each([
    ['the first that is available', `${offline.id},${unsized.id},${good.id}`, good.id],
    ['one that is gone, when none is available', `404,${unsized.id},${offline.id}`, unsized.id],
    ['nothing, when none can be had', '404,405', undefined],
  ])('%s', async (_, ids, expected) =>
    expect((await chooseProduct(ids, fetch))?.id).toBe(expected),
  );
});

test.each([
  ['available', good, { route: 'product', params: { id: good.id } }],
  ['offline', offline, { route: 'home' }],
  ['without sizes', unsized, { route: 'home' }],
])('a product that is %s leads to %o', (_, product, target) =>
  expect(mainTarget(mainProduct(product))).toEqual(target),
);

test.each([
  [undefined, undefined],
  [{}, undefined],
  [{ product_id: '10000001' }, '10000001'],
  [{ product_id: '0' }, undefined],
  [{ product_id: '1/../2' }, undefined],
])('the address %o asks for %s', (query, id) => expect(askedProduct(query)).toBe(id));

describe('load', () => {
  const load = (value: object, calls: object, query = {}) => {
    const fields = schema.parse({ productIds: good.id, ...value });
    const api = calls as never;
    return definition.load?.({ id: 'e1', fields, api, now: 0, language: 'zh-CN', query });
  };
  const getProduct = async () => good;

  test('similar pieces are of the deepest category, without the product itself', async () => {
    const listCategoryProducts = vi.fn(async () => ({ items: products(5) }));
    const data = await load({ quantity: 3 }, { getProduct, listCategoryProducts });
    expect(listCategoryProducts).toHaveBeenCalledWith(
      { params: { id: '142110' }, query: { size: 4, facets: 'false' } },
      expect.anything(),
    );
    expect(data?.similar.map(({ id }) => id)).toEqual(['10000000', '10000002', '10000003']);
    expect(data?.product).toMatchObject({ id: good.id, isAvailable: true });
  });

  test('the product stands though nothing similar can be had', async () => {
    const listCategoryProducts = () => Promise.reject(new Error('gone'));
    expect((await load({}, { getProduct, listCategoryProducts }))?.similar).toEqual([]);
  });

  test.each([
    ['the one that the address asks for, though it is gone', offline.id, offline.id],
    ['the one of the page, where that cannot be had', '404', good.id],
  ])('tells of %s', async (_, product_id, expected) => {
    const known = async ({ params }: { params: { id: string } }) => {
      const found = await fetch(params.id);
      if (!found) throw new Error('gone');
      return found;
    };
    const calls = { getProduct: known, listCategoryProducts: async () => ({ items: [] }) };
    expect((await load({}, calls, { product_id }))?.product.id).toBe(expected);
  });

  test('a product that cannot be had is a failure, which the page reports', async () => {
    const failing = { getProduct: () => Promise.reject(new Error('gone')) };
    await expect(load({}, failing)).rejects.toThrow();
  });
});

test.each([
  ['with its product', {}, true, true],
  ['without it, but with a banner', { image: { source: '/content/a.jpg' } }, false, true],
  ['with neither', {}, false, false],
])('%s', (_, value, loaded, shown) => {
  const fields = schema.parse({ productIds: '1', ...value });
  const data = loaded ? { product: mainProduct(good), similar: [] } : undefined;
  expect(definition.isVisible?.({ fields, data, now: 0 })).toBe(shown);
});
