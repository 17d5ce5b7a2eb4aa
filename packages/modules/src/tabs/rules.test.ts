import type { ProductSummary } from '@vitrine/contract';
import { describe, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';
import { filledTabs, frameColumns } from './rules.ts';
import { schema } from './schema.ts';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ image: { source: `/content/${index}.svg` } }));
const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}` }) as ProductSummary);
const lengths = (frames: readonly (readonly unknown[])[]) => frames.map(({ length }) => length);

describe('quantityPerFrame', () => {
  test.each([
    [undefined, 4],
    [1, 1],
    [12, 12],
    [0, 5],
    [13, 5],
    [2.5, 5],
    ['6', 5],
    [null, 5],
  ])('%s gives frames of %i', (quantityPerFrame, expected) => {
    const tabs = [{ tabName: '外套' }];
    expect(schema.parse({ tabs, quantityPerFrame }).quantityPerFrame).toBe(expected);
  });
});

describe('filledTabs', () => {
  test('pictures without a source are dropped before they are put in frames', () => {
    const images = [{ image: { key: 'gone' } }, {}, ...pictures(5)];
    const fields = schema.parse({ tabs: [{ tabName: '周末', images }] });
    expect(lengths(filledTabs(fields, undefined)[0]?.pictures ?? [])).toEqual([4, 1]);
  });

  test('products go in frames of their own tab', () => {
    const frameItem = { setId: '3' };
    const tabs = [
      { tabName: '外套', frameItem },
      { tabName: '针织', frameItem },
    ];
    const filled = filledTabs(schema.parse({ tabs }), [products(8), products(3)]);
    expect(filled.map((tab) => lengths(tab.products))).toEqual([[4, 4], [3]]);
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
  ])('a set of %i products fills %i tabs', (count, tabs) => {
    const fields = schema.parse({ tabs: [{ tabName: '外套', frameItem: { setId: '3' } }] });
    expect(filledTabs(fields, [products(count)])).toHaveLength(tabs);
  });

  test('a tab with nothing behind it is left out, wherever it leads', () => {
    const tabs = [
      { tabName: '空', commonLink: { web: '/product/list' } },
      { tabName: '图片', images: pictures(1) },
    ];
    expect(filledTabs(schema.parse({ tabs }), undefined).map(({ tab }) => tab.tabName)).toEqual([
      '图片',
    ]);
  });
});

test.each([
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 4],
  [12, 4],
])('a frame of %i pictures has %i columns on a wide screen', (perFrame, columns) =>
  expect(frameColumns(perFrame)).toBe(columns),
);

describe('load', () => {
  const fields = schema.parse({
    tabs: [
      { tabName: '外套', frameItem: { setId: '3' } },
      { tabName: '图片', images: pictures(1) },
      { tabName: '鞋履', frameItem: { setId: '4' } },
    ],
  });
  const listSetProducts = vi.fn(async ({ params }: { params: { id: string } }) => {
    if (params.id === '4') throw new Error('gone');
    return { items: [{ id: '9', images: [] }] };
  });
  test('asks for sets in lanes of their own; one that fails leaves its tab empty', async () => {
    const api = { listSetProducts } as never;
    const data = await definition.load?.({ id: 'e1', fields, api, now: 0, language: 'zh-CN' });
    expect(data?.map(({ length }) => length)).toEqual([1, 0, 0]);
    const lanes = listSetProducts.mock.calls.map((call) => (call as unknown[])[1]);
    expect(lanes).toMatchObject([{ lane: 'e1/0' }, { lane: 'e1/2' }]);
  });
});

test.each([
  [{ tabs: [] }, false],
  [{ tabs: [{ tabName: '' }] }, false],
  [{ tabs: [{ tabName: '外套', frameItem: { quantity: 4 } }] }, false],
  [{ tabs: [{ tabName: '外套', frameItem: { setId: '3' } }], displayOptions: { style: 2 } }, true],
  [{ tabs: [{ tabName: '外套' }], displayOptions: { style: 9 } }, false],
])('%o is accepted: %s', (value, good) => expect(schema.safeParse(value).success).toBe(good));
