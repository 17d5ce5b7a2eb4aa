import { describe, expect, test, vi } from 'vitest';
import { createProductDetail, createProducts } from '../testing.tsx';
import { definition } from './definition.ts';
import { buildFrames, getViewNumber } from './rules.ts';
import { type OOTDItem, schema } from './schema.ts';

const image = { source: '/content/look.jpg' };

describe('quantityPerFrame', () => {
  test.each([
    [undefined, 2],
    [2, 2],
    [5, 5],
    [6, 5],
    [40, 5],
  ])('turns a quantityPerFrame of %s into %i', (quantityPerFrame, expected) => {
    expect(schema.parse({ frameItems: [{}], quantityPerFrame }).quantityPerFrame).toBe(expected);
  });
  test.each([[1], [0], [2.5]])('refuses a quantityPerFrame of %s', (quantityPerFrame) => {
    expect(schema.safeParse({ frameItems: [{}], quantityPerFrame }).success).toBe(false);
  });
});

describe('buildFrames', () => {
  const fields = schema.parse({ frameItems: [{ image }, {}, {}, { image }, { image }] });
  const indexes = (counts?: number[]) =>
    buildFrames(
      fields,
      counts?.map((count, index) => ({
        item: fields.frameItems[index] as OOTDItem,
        products: createProducts(count),
      })),
    ).map((looks) => looks.map(({ index }) => index));

  test.each([
    ['with products for each look or a picture', [2, 1, 1, 0, 1], [[0, 1], [2, 3], [4]]],
    [
      'without the look that has neither picture nor products',
      [2, 0, 1, 0, 1],
      [
        [0, 2],
        [3, 4],
      ],
    ],
  ])('builds frames %s', (_, counts, expected) => expect(indexes(counts)).toEqual(expected));

  test('keeps looks with a picture when no product could be loaded', () =>
    expect(indexes()).toEqual([[0, 3], [4]]));

  test('hides the module when no look has a picture or products', () => {
    const empty = schema.parse({ frameItems: [{}] });
    expect(definition.isVisible?.({ fields: empty, data: undefined, now: 0 })).toBe(false);
  });
});

test.each([
  [true, 2],
  [false, 1],
])('useSecondPicture %s shows view %i', (useSecondPicture, view) =>
  expect(getViewNumber({ useSecondPicture })).toBe(view),
);

test('loads the requested view of each product, and substitutes for missing ones', async () => {
  const getProduct = async ({ params: { id } }: { params: { id: string } }) => {
    if (id === '404') throw new Error('gone');
    return createProductDetail(Number(id.slice(-1)));
  };
  const productids = [`404,${createProductDetail(1).id}`, '404'];
  const fields = schema.parse({
    frameItems: [{ productids }, { productids, useSecondPicture: true }],
  });
  const api = { getProduct } as never;
  const data = await definition.load?.({ id: 'e', fields, api, now: 0, language: 'zh-CN' });
  expect(data?.map(({ products }) => products.map(({ images }) => images[0]?.url))).toEqual([
    ['/images/coat-1-1/480'],
    ['/images/coat-1-2/480'],
  ]);
});

describe('outfits of the stylist', () => {
  const outfit = {
    id: 'o1',
    day: '2026-11-20',
    gender: 'women' as const,
    title: '雨天',
    description: '',
    images: [{ url: '/images/rain/960', size: 960, order: 1 }],
    products: createProducts(2),
  };
  const fields = schema.parse({
    source: 'stylist',
    howMany: 3,
    frameItems: [{ image }],
  });
  const load = (listLatestOutfits: () => Promise<unknown>) =>
    definition.load?.({
      id: 'e',
      fields,
      api: { listLatestOutfits } as never,
      now: 0,
      language: 'zh-CN',
    });

  test('are shown in place of the looks of the page', async () => {
    const listLatestOutfits = vi.fn(async () => [outfit]);
    const data = await load(listLatestOutfits);
    expect(listLatestOutfits.mock.calls[0]).toEqual([
      { body: { gender: 'women', howMany: 3 } },
      { signal: undefined },
    ]);
    expect(data).toMatchObject([
      { item: { image: { source: '/images/rain/960', alt: '雨天' } }, products: outfit.products },
    ]);
  });

  test.each([
    ['there are none', async () => []],
    ['they cannot be loaded', () => Promise.reject(new Error('down'))],
  ])('leave the looks of the page when %s', async (_, reply) => {
    const data = await load(reply);
    expect(data).toMatchObject([{ item: { image }, products: [] }]);
  });
});
