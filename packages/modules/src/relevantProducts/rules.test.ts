import { describe, expect, test, vi } from 'vitest';
import { createProductDetail, createProducts } from '../testing.tsx';
import { definition } from './definition.ts';
import { findProductToShow, getMainTarget, getRequestedProductId, toMainProduct } from './rules.ts';
import { schema } from './schema.ts';

const good = createProductDetail(1);
const offline = createProductDetail(2, { isOnline: false });
const withoutSizes = createProductDetail(3, { variants: [] });
const fetch = async (id: string) =>
  [good, offline, withoutSizes].find((product) => product.id === id);

describe('findProductToShow', () => {
  test.each([
    ['the first available product', `${offline.id},${withoutSizes.id},${good.id}`, good.id],
    [
      'an unavailable product when none is available',
      `404,${withoutSizes.id},${offline.id}`,
      withoutSizes.id,
    ],
    ['nothing when no product can be loaded', '404,405', undefined],
  ])('returns %s', async (_, ids, expected) =>
    expect((await findProductToShow(ids, fetch))?.id).toBe(expected),
  );
});

test.each([
  ['available', good, { route: 'product', params: { id: good.id } }],
  ['offline', offline, { route: 'home' }],
  ['without sizes', withoutSizes, { route: 'home' }],
])('links a product that is %s to %o', (_, product, target) =>
  expect(getMainTarget(toMainProduct(product))).toEqual(target),
);

test.each([
  [undefined, undefined],
  [{}, undefined],
  [{ product_id: '10000001' }, '10000001'],
  [{ product_id: '0' }, undefined],
  [{ product_id: '1/../2' }, undefined],
])('reads from the page query %o the product id %s', (query, id) =>
  expect(getRequestedProductId(query)).toBe(id),
);

describe('load', () => {
  const load = (value: object, calls: object, query = {}) => {
    const fields = schema.parse({ productIds: good.id, ...value });
    const api = calls as never;
    return definition.load?.({ id: 'e1', fields, api, now: 0, language: 'zh-CN', query });
  };
  const getProduct = async () => good;

  test('loads similar products of the deepest category without the product itself', async () => {
    const listCategoryProducts = vi.fn(async () => ({ items: createProducts(5) }));
    const data = await load({ quantity: 3 }, { getProduct, listCategoryProducts });
    expect(listCategoryProducts).toHaveBeenCalledWith(
      { params: { id: '142110' }, query: { size: 4, facets: 'false' } },
      expect.anything(),
    );
    expect(data?.similar.map(({ id }) => id)).toEqual(['10000000', '10000002', '10000003']);
    expect(data?.product).toMatchObject({ id: good.id, isAvailable: true });
  });

  test('loads the product when similar products cannot be loaded', async () => {
    const listCategoryProducts = () => Promise.reject(new Error('gone'));
    expect((await load({}, { getProduct, listCategoryProducts }))?.similar).toEqual([]);
  });

  test.each([
    ['the product in the URL, even if it is unavailable', offline.id, offline.id],
    ['the product of the page when the one in the URL cannot be loaded', '404', good.id],
  ])('loads %s', async (_, product_id, expected) => {
    const getKnownProduct = async ({ params }: { params: { id: string } }) => {
      const product = await fetch(params.id);
      if (!product) throw new Error('gone');
      return product;
    };
    const calls = {
      getProduct: getKnownProduct,
      listCategoryProducts: async () => ({ items: [] }),
    };
    expect((await load({}, calls, { product_id }))?.product.id).toBe(expected);
  });

  test('throws when no product can be loaded', async () => {
    const failing = { getProduct: () => Promise.reject(new Error('gone')) };
    await expect(load({}, failing)).rejects.toThrow();
  });
});

test.each([
  ['a product', {}, true, true],
  ['only a banner', { image: { source: '/content/a.jpg' } }, false, true],
  ['neither product nor banner', {}, false, false],
])('decides whether the module is visible with %s', (_, value, loaded, shown) => {
  const fields = schema.parse({ productIds: '1', ...value });
  const data = loaded ? { product: toMainProduct(good), similar: [] } : undefined;
  expect(definition.isVisible?.({ fields, data, now: 0 })).toBe(shown);
});
