import { describe, expect, test, vi } from 'vitest';
import { detail } from '../testing.tsx';
import { fetchOnce, firstAvailable, loadGroups } from './loadPieces.ts';
import { isAvailable, pieceOf, viewAlone } from './piece.ts';

describe('isAvailable', () => {
  const { variants } = detail(1);
  test.each([
    ['online, with sizes', { isOnline: true, variants }, true],
    ['silent about it, with sizes', { variants }, true],
    ['offline', { isOnline: false, variants }, false],
    ['without sizes', { isOnline: true, variants: [] }, false],
    ['without any word of sizes', { isOnline: true }, false],
  ])('%s', (_, product, available) => expect(isAvailable(product)).toBe(available));
});

test.each([
  [1, ['/images/coat-1-1/480', '/images/coat-1-1/800']],
  [2, ['/images/coat-1-2/480', '/images/coat-1-2/800']],
  [7, ['/images/coat-1-1/480', '/images/coat-1-1/800']],
])('view %i stands alone, as if it were the first', (view, urls) => {
  const alone = viewAlone(detail(1).images, view);
  expect(alone.map(({ url }) => url)).toEqual(urls);
  expect(alone.every(({ order }) => order === 1)).toBe(true);
});

test('no pictures are no view', () => expect(viewAlone([], 1)).toEqual([]));

test.each([
  [
    'one piece in each size',
    [
      ['36', 1],
      ['38', 1],
    ],
    true,
    false,
  ],
  [
    'more in one of them',
    [
      ['36', 1],
      ['38', 2],
    ],
    false,
    false,
  ],
  [
    'one piece of a size here and one there',
    [
      ['36', 1],
      ['36', 1],
    ],
    false,
    false,
  ],
  [
    'a size that has sold',
    [
      ['36', 1],
      ['38', 0],
    ],
    false,
    false,
  ],
  [
    'one piece, sold elsewhere',
    [
      ['36', 1],
      ['36', 0],
    ],
    true,
    false,
  ],
  [
    'nothing left',
    [
      ['36', 0],
      ['38', 0],
    ],
    false,
    true,
  ],
] as const)('with %s', (_, stock, isLowStock, isSoldOut) => {
  const [variant] = detail(1).variants;
  const variants = stock.map(([value, quantity]) => ({
    ...variant,
    quantity,
    attributes: [{ type: 'Size', value }],
  }));
  const piece = pieceOf(detail(1, { variants } as never));
  expect(piece).toMatchObject({ isLowStock, isSoldOut, brand: { name: 'Halden' } });
});

/** A shop of a few products; the others cannot be had. */
function shop(...products: ReturnType<typeof detail>[]) {
  const getProduct = vi.fn(async ({ params }: { params: { id: string } }) => {
    const found = products.find(({ id }) => id === params.id);
    if (!found) throw new Error('gone');
    return found;
  });
  return { api: { getProduct } as never, getProduct };
}

describe('firstAvailable', () => {
  const good = detail(1);
  const offline = detail(2, { isOnline: false });
  const unsized = detail(3, { variants: [] });
  test.each([
    ['the first, when it is available', `${good.id},${offline.id}`, good.id],
    ['the next, when the first is offline', `${offline.id},${good.id}`, good.id],
    ['the next, when the first has no sizes', `${unsized.id},${good.id}`, good.id],
    ['the next, when the first cannot be had', `404,${offline.id},${good.id}`, good.id],
    ['none, when none is available', `${offline.id},404`, undefined],
  ])('%s', async (_, ids, expected) => {
    const { api } = shop(good, offline, unsized);
    expect((await firstAvailable(ids, fetchOnce({ api })))?.id).toBe(expected);
  });

  test('asks no further than it must', async () => {
    const { api, getProduct } = shop(good);
    await firstAvailable(`${good.id},404`, fetchOnce({ api }));
    expect(getProduct).toHaveBeenCalledOnce();
  });
});

test('a place that nothing can fill is left out, and the others stand', async () => {
  const { api } = shop(detail(1), detail(2), detail(3));
  const groups = [{ places: [detail(1).id, '404', detail(2).id] }, { places: [detail(3).id] }];
  const pieces = await loadGroups({ api }, groups);
  expect(pieces.map((group) => group.map(({ id }) => id))).toEqual([
    [detail(1).id, detail(2).id],
    [detail(3).id],
  ]);
});

test('each group has the view that it asks for', async () => {
  const { api } = shop(detail(1));
  const places = [detail(1).id];
  const [first, second] = await loadGroups({ api }, [{ places }, { places, view: 2 }]);
  expect(first?.[0]?.images[0]?.url).toBe('/images/coat-1-1/480');
  expect(second?.[0]?.images[0]?.url).toBe('/images/coat-1-2/480');
});

test('a product named twice is asked for once', async () => {
  const { api, getProduct } = shop(detail(1));
  await loadGroups({ api }, [{ places: [detail(1).id, `404,${detail(1).id}`] }]);
  expect(getProduct.mock.calls.map(([{ params }]) => params.id)).toEqual([detail(1).id, '404']);
});

test('products are asked for beside one another, but not all at once', async () => {
  let underWay = 0;
  let most = 0;
  const getProduct = async () => {
    most = Math.max(most, ++underWay);
    await new Promise((resolve) => setTimeout(resolve));
    underWay--;
    return detail(1);
  };
  const places = Array.from({ length: 20 }, (_, index) => String(index + 1));
  await loadGroups({ api: { getProduct } as never }, [{ places }]);
  expect(most).toBe(6);
});
