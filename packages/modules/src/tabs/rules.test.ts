import type { ProductSummary } from '@vitrine/contract';
import { describe, expect, test, vi } from 'vitest';
import { definition } from './definition.ts';
import { getFrameColumns, listTabsWithContent } from './rules.ts';
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
  ])('turns a quantityPerFrame of %s into %i', (quantityPerFrame, expected) => {
    const tabs = [{ tabName: '外套' }];
    expect(schema.parse({ tabs, quantityPerFrame }).quantityPerFrame).toBe(expected);
  });
});

describe('listTabsWithContent', () => {
  test('drops pictures without a source before building frames', () => {
    const images = [{ image: { key: 'gone' } }, {}, ...pictures(5)];
    const fields = schema.parse({ tabs: [{ tabName: '周末', images }] });
    expect(lengths(listTabsWithContent(fields, undefined)[0]?.pictures ?? [])).toEqual([4, 1]);
  });

  test('builds the frames of each tab from its own products', () => {
    const frameItem = { setId: '3' };
    const tabs = [
      { tabName: '外套', frameItem },
      { tabName: '针织', frameItem },
    ];
    const listed = listTabsWithContent(schema.parse({ tabs }), [products(8), products(3)]);
    expect(listed.map((tab) => lengths(tab.products))).toEqual([[4, 4], [3]]);
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
  ])('lists with a set of %i products %i tabs', (count, tabs) => {
    const fields = schema.parse({ tabs: [{ tabName: '外套', frameItem: { setId: '3' } }] });
    expect(listTabsWithContent(fields, [products(count)])).toHaveLength(tabs);
  });

  test('leaves out an empty tab even if it has a link', () => {
    const tabs = [
      { tabName: '空', commonLink: { web: '/product/list' } },
      { tabName: '图片', images: pictures(1) },
    ];
    expect(
      listTabsWithContent(schema.parse({ tabs }), undefined).map(({ tab }) => tab.tabName),
    ).toEqual(['图片']);
  });
});

test.each([
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 4],
  [12, 4],
])('shows a frame of %i pictures in %i columns on desktop', (perFrame, columns) =>
  expect(getFrameColumns(perFrame)).toBe(columns),
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
  test('loads sets in their own cancel groups and leaves the tab of a failed set empty', async () => {
    const api = { listSetProducts } as never;
    const data = await definition.load?.({ id: 'e1', fields, api, now: 0, language: 'zh-CN' });
    expect(data?.map(({ length }) => length)).toEqual([1, 0, 0]);
    const calls = listSetProducts.mock.calls.map((call) => (call as unknown[])[1]);
    expect(calls).toMatchObject([{ cancelGroup: 'e1/0' }, { cancelGroup: 'e1/2' }]);
  });
});

test.each([
  [{ tabs: [] }, false],
  [{ tabs: [{ tabName: '' }] }, false],
  [{ tabs: [{ tabName: '外套', frameItem: { quantity: 4 } }] }, false],
  [{ tabs: [{ tabName: '外套', frameItem: { setId: '3' } }], displayOptions: { style: 2 } }, true],
  [{ tabs: [{ tabName: '外套' }], displayOptions: { style: 9 } }, false],
])('accepts the fields %o: %s', (value, good) =>
  expect(schema.safeParse(value).success).toBe(good),
);
