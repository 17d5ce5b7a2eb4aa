import type { FacetType } from '@vitrine/contract';
import { listingQuery } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { describe, expect, it } from 'vitest';
import { buildSyntheticCatalogue } from '../../test/support/synthetic-catalogue.ts';
import { fullSet } from './bitset.ts';
import { buildIndex } from './catalogue-index.ts';
import { listProducts, type ProductCollection } from './listing.ts';
import { runSync } from './time-slicing.ts';

const now = Date.UTC(2026, 9, 1);
const rows = buildSyntheticCatalogue(900, 11, now);
const index = runSync(buildIndex(rows));
const everything: ProductCollection = {
  members: fullSet(index.products.length),
  order: index.defaultOrder,
};

const facet = (
  type: FacetType,
  query: Record<string, string> = {},
  { collection = everything, language = 'zh-CN' as Language } = {},
) =>
  listProducts(index, collection, listingQuery.parse(query), { language, now }).facets.find(
    (one) => one.type === type,
  )?.values ?? [];

const names = (values: { name: string }[]) => values.map(({ name }) => name);
const idsOf = (name: string) => rows.categories.filter((row) => row.name['zh-CN'] === name);
const womensCoats = idsOf('大衣').find(({ gender }) => gender === 'women');
const womensClothing = idsOf('服装').find(({ gender }) => gender === 'women');

describe('the categories facet', () => {
  const insideCategory = (id = '') => ({
    collection: {
      ...everything,
      members:
        index.facets.Categories.members[index.facets.Categories.ordinals.get(id) ?? -1] ??
        everything.members,
      category: id,
    },
  });

  it('offers the children of the current category, with their parent', () => {
    const values = facet('Categories', {}, insideCategory(womensClothing?.id));
    expect(names(values)).toEqual(['大衣', '连衣裙', '半身裙', '西装', '针织衫']);
    expect(values.every(({ hint }) => hint === womensClothing?.id)).toBe(true);
  });

  it('offers nothing in a category without children', () => {
    expect(facet('Categories', {}, insideCategory(womensCoats?.id))).toEqual([]);
  });

  it('offers the root categories, or the children of one root for a gender', () => {
    expect(names(facet('Categories'))).toEqual(['女士', '男士', '童装']);
    expect(names(facet('Categories', { gender: 'men' }))).toEqual(['服装', '鞋履', '包袋']);
  });

  it('offers the children of a chosen category and keeps its siblings', () => {
    const chosen = facet('Categories', { gender: 'women', categories: womensClothing?.id ?? '' });
    expect(names(chosen)).toEqual('服装 大衣 连衣裙 半身裙 西装 针织衫 鞋履 包袋'.split(' '));
    expect(chosen.filter(({ selected }) => selected).map(({ name }) => name)).toEqual(['服装']);
  });

  it('does not offer the root category of the chosen gender', () => {
    expect(names(facet('Categories', { gender: 'women', categories: '141258' }))).not.toContain(
      '女士',
    );
  });
});

describe('the other facets', () => {
  it('are not filtered by their own chosen value', () => {
    const all = facet('Colors');
    const [first] = all;
    const chosen = facet('Colors', { colors: first?.value ?? '' });
    expect(chosen.map(({ count }) => count)).toEqual(all.map(({ count }) => count));
    expect(chosen[0]?.selected).toBe(true);
  });

  it('keep a chosen value without results, disabled', () => {
    const values = facet('Brands', { brands: '1001', 'price-min': '99999' });
    expect(values).toEqual([
      expect.objectContaining({ value: '1001', count: 0, selected: true, disabled: true }),
    ]);
  });

  it('ignore an unknown value', () => {
    expect(facet('Brands', { brands: '999' }).some(({ selected }) => selected)).toBe(false);
  });

  it('show colours with their hex', () => {
    expect(facet('Colors')[0]).toMatchObject({ name: '黑色', hint: '#000000' });
  });

  it.each([
    ['zh-CN', ['8–9 折', '7–8 折', '5–7 折', '5 折以下']],
    ['en-US', ['10–20% off', '20–30% off', '30–50% off', '50% off and more']],
  ] as const)('name the discounts in %s', (language, expected) => {
    const values = facet('Discount', {}, { language });
    expect(names(values)).toEqual(expected);
    expect(values.map(({ valueUpperBound }) => valueUpperBound)).toEqual(['20', '30', '50', null]);
  });

  it('show the lowest and highest price in whole units for any chosen range', () => {
    const prices = [...index.columns.price].map((minor) => minor / 100);
    const expected = {
      value: String(Math.floor(Math.min(...prices))),
      valueUpperBound: String(Math.ceil(Math.max(...prices))),
    };
    expect(facet('Price')).toEqual([expect.objectContaining({ ...expected, selected: false })]);
    expect(facet('Price', { 'price-min': '9000', 'price-max': '9500' })).toEqual([
      expect.objectContaining({ ...expected, selected: true }),
    ]);
  });

  it('count a size only while it is in stock', () => {
    const [size] = facet('Sizes');
    const inStock = index.products.filter(({ variants }) =>
      variants.some((variant) => variant.size === size?.value && variant.quantity > 0),
    );
    expect(size?.count).toBe(inStock.length);
  });
});
