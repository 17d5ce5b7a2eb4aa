import type { FacetType } from '@vitrine/contract';
import { listingQuery } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { describe, expect, it } from 'vitest';
import { fullSet } from './bitset.ts';
import { buildIndex } from './catalogue-index.ts';
import { list, type Shelf } from './listing.ts';
import { atOnce } from './paced.ts';
import { syntheticCatalogue } from './synthetic.ts';

const now = Date.UTC(2026, 9, 1);
const rows = syntheticCatalogue(900, 11, now);
const index = atOnce(buildIndex(rows));
const everything: Shelf = { members: fullSet(index.products.length), order: index.shopOrder };

const facet = (
  type: FacetType,
  query: Record<string, string> = {},
  { shelf = everything, language = 'zh-CN' as Language } = {},
) =>
  list(index, shelf, listingQuery.parse(query), { language, now }).facets.find(
    (one) => one.type === type,
  )?.values ?? [];

const names = (values: { name: string }[]) => values.map(({ name }) => name);
const idsOf = (name: string) => rows.categories.filter((row) => row.name['zh-CN'] === name);
const womensCoats = idsOf('大衣').find(({ gender }) => gender === 'women');
const womensClothing = idsOf('服装').find(({ gender }) => gender === 'women');

describe('the categories facet', () => {
  const inside = (id = '') => ({
    shelf: {
      ...everything,
      members:
        index.facets.Categories.members[index.facets.Categories.ordinals.get(id) ?? -1] ??
        everything.members,
      category: id,
    },
  });

  it('offers the children of the category a shopper is in, with their parent', () => {
    const values = facet('Categories', {}, inside(womensClothing?.id));
    expect(names(values)).toEqual(['大衣', '连衣裙', '半身裙', '西装', '针织衫']);
    expect(values.every(({ hint }) => hint === womensClothing?.id)).toBe(true);
  });

  it('offers nothing in a category without children', () => {
    expect(facet('Categories', {}, inside(womensCoats?.id))).toEqual([]);
  });

  it('offers the trees when everybody is meant, one tree when one is', () => {
    expect(names(facet('Categories'))).toEqual(['女士', '男士', '童装']);
    expect(names(facet('Categories', { gender: 'men' }))).toEqual(['服装', '鞋履', '包袋']);
  });

  it('opens a chosen category and keeps its siblings', () => {
    const chosen = facet('Categories', { gender: 'women', categories: womensClothing?.id ?? '' });
    expect(names(chosen)).toEqual('服装 大衣 连衣裙 半身裙 西装 针织衫 鞋履 包袋'.split(' '));
    expect(chosen.filter(({ selected }) => selected).map(({ name }) => name)).toEqual(['服装']);
  });

  it('does not offer the root that a gender stands for', () => {
    expect(names(facet('Categories', { gender: 'women', categories: '141258' }))).not.toContain(
      '女士',
    );
  });
});

describe('the other facets', () => {
  it('are not narrowed by their own choice', () => {
    const all = facet('Colors');
    const [first] = all;
    const chosen = facet('Colors', { colors: first?.value ?? '' });
    expect(chosen.map(({ count }) => count)).toEqual(all.map(({ count }) => count));
    expect(chosen[0]?.selected).toBe(true);
  });

  it('keep a chosen value that finds nothing any more, disabled', () => {
    const values = facet('Brands', { brands: '1001', 'price-min': '99999' });
    expect(values).toEqual([
      expect.objectContaining({ value: '1001', count: 0, selected: true, disabled: true }),
    ]);
  });

  it('pass over a value that nothing is known of', () => {
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

  it('tell the lowest and highest price in whole units, whatever range is chosen', () => {
    const prices = [...index.numbers.price].map((minor) => minor / 100);
    const expected = {
      value: String(Math.floor(Math.min(...prices))),
      valueUpperBound: String(Math.ceil(Math.max(...prices))),
    };
    expect(facet('Price')).toEqual([expect.objectContaining({ ...expected, selected: false })]);
    expect(facet('Price', { 'price-min': '9000', 'price-max': '9500' })).toEqual([
      expect.objectContaining({ ...expected, selected: true }),
    ]);
  });

  it('count a size only while a piece of it is left', () => {
    const [size] = facet('Sizes');
    const left = index.products.filter(({ variants }) =>
      variants.some((variant) => variant.size === size?.value && variant.quantity > 0),
    );
    expect(size?.count).toBe(left.length);
  });
});
