import { expect, test, vi } from 'vitest';
import { createProducts } from '../testing.tsx';
import { definition } from './definition.ts';
import { listTabsWithProducts } from './rules.ts';
import { schema } from './schema.ts';

const tabs = ['针织', '包袋', '真丝'].map((tabName, index) => ({
  tabName,
  setId: String(index + 1),
}));
const fields = schema.parse({ tabs });

test.each([
  ['all tabs with enough products', [4, 2, 20], ['针织', '包袋', '真丝']],
  ['no tab with fewer than two products', [4, 1, 0], ['针织']],
  ['no tabs', [0, 0, 1], []],
])('lists %s', (_, counts, names) => {
  const data = counts.map(createProducts);
  expect(listTabsWithProducts(fields, data).map(({ tab }) => tab.tabName)).toEqual(names);
  expect(definition.isVisible?.({ fields, data, now: 0 })).toBe(names.length > 0);
});

test('lists no tabs without data', () =>
  expect(listTabsWithProducts(fields, undefined)).toEqual([]));

test('defaults to four products per tab and per frame, and falls back to five per frame', () => {
  expect(fields.quantityPerFrame).toBe(4);
  expect(fields.tabs[0]?.quantity).toBe(4);
  expect(schema.parse({ tabs, quantityPerFrame: 'many' }).quantityPerFrame).toBe(5);
});

test('leaves the tab of a set that cannot be loaded empty', async () => {
  const listSetProducts = vi.fn(async ({ params }: { params: { id: string } }) => {
    if (params.id === '2') throw new Error('gone');
    return { items: createProducts(3) };
  });
  const api = { listSetProducts } as never;
  const data = await definition.load?.({ id: 'e1', fields, api, now: 0, language: 'zh-CN' });
  expect(data?.map(({ length }) => length)).toEqual([3, 0, 3]);
});
