import { describe, expect, test, vi } from 'vitest';
import { createProductDetail } from '../testing.tsx';
import { createProductFetcher, findFirstAvailable, loadProductGroups } from './load-products.ts';

/** An API that knows only the given products. */
function createApi(...products: ReturnType<typeof createProductDetail>[]) {
  const getProduct = vi.fn(async ({ params }: { params: { id: string } }) => {
    const product = products.find(({ id }) => id === params.id);
    if (!product) throw new Error('gone');
    return product;
  });
  return { api: { getProduct } as never, getProduct };
}

describe('findFirstAvailable', () => {
  const good = createProductDetail(1);
  const offline = createProductDetail(2, { isOnline: false });
  const withoutSizes = createProductDetail(3, { variants: [] });
  test.each([
    ['the first one when it is available', `${good.id},${offline.id}`, good.id],
    ['the next one when the first is offline', `${offline.id},${good.id}`, good.id],
    ['the next one when the first has no sizes', `${withoutSizes.id},${good.id}`, good.id],
    ['the next one when the first cannot be loaded', `404,${offline.id},${good.id}`, good.id],
    ['none when no product is available', `${offline.id},404`, undefined],
  ])('returns %s', async (_, ids, expected) => {
    const { api } = createApi(good, offline, withoutSizes);
    expect((await findFirstAvailable(ids, createProductFetcher({ api })))?.id).toBe(expected);
  });

  test('requests no more products than necessary', async () => {
    const { api, getProduct } = createApi(good);
    await findFirstAvailable(`${good.id},404`, createProductFetcher({ api }));
    expect(getProduct).toHaveBeenCalledOnce();
  });
});

test('leaves out a slot without an available product', async () => {
  const { api } = createApi(createProductDetail(1), createProductDetail(2), createProductDetail(3));
  const groups = [
    { slots: [createProductDetail(1).id, '404', createProductDetail(2).id] },
    { slots: [createProductDetail(3).id] },
  ];
  const products = await loadProductGroups({ api }, groups);
  expect(products.map((group) => group.map(({ id }) => id))).toEqual([
    [createProductDetail(1).id, createProductDetail(2).id],
    [createProductDetail(3).id],
  ]);
});

test('returns the requested view of each group', async () => {
  const { api } = createApi(createProductDetail(1));
  const slots = [createProductDetail(1).id];
  const [first, second] = await loadProductGroups({ api }, [{ slots }, { slots, view: 2 }]);
  expect(first?.[0]?.images[0]?.url).toBe('/images/coat-1-1/480');
  expect(second?.[0]?.images[0]?.url).toBe('/images/coat-1-2/480');
});

test('requests a product only once when several slots name it', async () => {
  const { api, getProduct } = createApi(createProductDetail(1));
  await loadProductGroups({ api }, [
    { slots: [createProductDetail(1).id, `404,${createProductDetail(1).id}`] },
  ]);
  expect(getProduct.mock.calls.map(([{ params }]) => params.id)).toEqual([
    createProductDetail(1).id,
    '404',
  ]);
});

test('requests at most six products in parallel', async () => {
  let running = 0;
  let maxRunning = 0;
  const getProduct = async () => {
    maxRunning = Math.max(maxRunning, ++running);
    await new Promise((resolve) => setTimeout(resolve));
    running--;
    return createProductDetail(1);
  };
  const slots = Array.from({ length: 20 }, (_, index) => String(index + 1));
  await loadProductGroups({ api: { getProduct } as never }, [{ slots }]);
  expect(maxRunning).toBe(6);
});
