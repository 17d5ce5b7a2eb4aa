import { describe, expect, test } from 'vitest';
import { detail, products } from '../testing.tsx';
import { definition } from './definition.ts';
import { frames, viewOf } from './rules.ts';
import { schema } from './schema.ts';

const image = { source: '/content/look.jpg' };

describe('quantityPerFrame', () => {
  test.each([
    [undefined, 2],
    [2, 2],
    [5, 5],
    [6, 5],
    [40, 5],
  ])('%s gives %i in a frame', (quantityPerFrame, expected) => {
    expect(schema.parse({ frameItems: [{}], quantityPerFrame }).quantityPerFrame).toBe(expected);
  });
  test.each([[1], [0], [2.5]])('%s is refused', (quantityPerFrame) => {
    expect(schema.safeParse({ frameItems: [{}], quantityPerFrame }).success).toBe(false);
  });
});

describe('frames', () => {
  const fields = schema.parse({ frameItems: [{ image }, {}, {}, { image }, { image }] });
  const sizes = (data?: ReturnType<typeof products>[]) =>
    frames(fields, data).map((looks) => looks.map(({ index }) => index));

  test.each([
    ['with pieces for each', [2, 1, 1, 0, 1], [[0, 1], [2, 3], [4]]],
    [
      'one without picture and pieces is left out',
      [2, 0, 1, 0, 1],
      [
        [0, 2],
        [3, 4],
      ],
    ],
  ])('%s', (_, counts, expected) => expect(sizes(counts.map(products))).toEqual(expected));

  test('pictures stand though no piece came', () => expect(sizes()).toEqual([[0, 3], [4]]));

  test('nothing at all is no module', () => {
    const empty = schema.parse({ frameItems: [{}] });
    expect(definition.isVisible?.({ fields: empty, data: [[]], now: 0 })).toBe(false);
  });
});

test.each([
  [true, 2],
  [false, 1],
])('useSecondPicture %s shows view %i', (useSecondPicture, view) =>
  expect(viewOf({ useSecondPicture })).toBe(view),
);

test('pieces come by the view that their look asks for, in the place of those that are gone', async () => {
  const getProduct = async ({ params: { id } }: { params: { id: string } }) => {
    if (id === '404') throw new Error('gone');
    return detail(Number(id.slice(-1)));
  };
  const productids = [`404,${detail(1).id}`, '404'];
  const fields = schema.parse({
    frameItems: [{ productids }, { productids, useSecondPicture: true }],
  });
  const api = { getProduct } as never;
  const data = await definition.load?.({ id: 'e', fields, api, now: 0, language: 'zh-CN' });
  expect(data?.map((pieces) => pieces.map(({ images }) => images[0]?.url))).toEqual([
    ['/images/coat-1-1/480'],
    ['/images/coat-1-2/480'],
  ]);
});
