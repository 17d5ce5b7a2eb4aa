import { expect, test, vi } from 'vitest';
import { products } from '../testing.tsx';
import { definition } from './definition.ts';
import { shownTabs } from './rules.ts';
import { schema } from './schema.ts';

const tabs = ['针织', '包袋', '真丝'].map((tabName, index) => ({
  tabName,
  setId: String(index + 1),
}));
const fields = schema.parse({ tabs });

test.each([
  ['all of them', [4, 2, 20], ['针织', '包袋', '真丝']],
  ['none with fewer than two products', [4, 1, 0], ['针织']],
  ['none at all', [0, 0, 1], []],
])('%s', (_, counts, names) => {
  const data = counts.map(products);
  expect(shownTabs(fields, data).map(({ tab }) => tab.tabName)).toEqual(names);
  expect(definition.isVisible?.({ fields, data, now: 0 })).toBe(names.length > 0);
});

test('nothing came: nothing shows', () => expect(shownTabs(fields, undefined)).toEqual([]));

test('four products a tab and four in a frame, five where that cannot be read', () => {
  expect(fields.quantityPerFrame).toBe(4);
  expect(fields.tabs[0]?.quantity).toBe(4);
  expect(schema.parse({ tabs, quantityPerFrame: 'many' }).quantityPerFrame).toBe(5);
});

test('sets are asked for beside one another; one that fails leaves its tab empty', async () => {
  const listSetProducts = vi.fn(async ({ params }: { params: { id: string } }) => {
    if (params.id === '2') throw new Error('gone');
    return { items: products(3) };
  });
  const api = { listSetProducts } as never;
  const data = await definition.load?.({ id: 'e1', fields, api, now: 0, language: 'zh-CN' });
  expect(data?.map(({ length }) => length)).toEqual([3, 0, 3]);
});
