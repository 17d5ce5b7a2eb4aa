import { describe, expect, it } from 'vitest';
import { buildSyntheticCatalogue } from '../../test/support/synthetic-catalogue.ts';
import { has } from './bitset.ts';
import { buildIndex } from './catalogue-index.ts';
import type { ProductRow } from './rows.ts';
import { searchIndex } from './search.ts';
import { searchCatalogue } from './search-catalogue.ts';
import { runSync } from './time-slicing.ts';

const rows = buildSyntheticCatalogue(1200, 3);
const sample = rows.products[0] as ProductRow;
const index = runSync(buildIndex(rows));
const find = (keyword: string): ProductRow[] =>
  [...searchCatalogue(index, keyword).order].map((n) => index.products[n] as ProductRow);
const chinese = (products: ProductRow[]) => products.map(({ name }) => name['zh-CN']);

/** Counts the products whose Chinese name contains every part. */
const countNamed = (...parts: string[]) =>
  index.products.filter(({ name }) => parts.every((part) => name['zh-CN'].includes(part))).length;

describe('search', () => {
  it.each([
    ['裙', countNamed('裙')],
    ['裙子', countNamed('裙')],
    ['连衣裙', countNamed('连衣裙')],
    ['黑色大衣', countNamed('黑色', '大衣')],
    ['大衣黑色', countNamed('黑色', '大衣')],
    ['羊绒 连衣裙', countNamed('羊绒', '连衣裙')],
    ['黑裙', countNamed('黑', '裙')],
    ['black coat', countNamed('黑色', '大衣')],
    ['Coats, black', countNamed('黑色', '大衣')],
    ['dress', countNamed('连衣裙')],
    ['dresses', countNamed('连衣裙')],
    ['cashm', countNamed('羊绒')],
    ['cashmeer', countNamed('羊绒')],
    ['白色大衣', countNamed('白', '大衣')],
    ['white coat', countNamed('白', '大衣')],
    ['连身裙', countNamed('连衣裙')],
    ['purse', countNamed('包')],
    ['羊绒 dress', countNamed('羊绒', '连衣裙')],
  ])('%s finds %i', (keyword, expected) => {
    expect(expected).toBeGreaterThan(0);
    expect(find(keyword)).toHaveLength(expected);
  });

  it.each(['', '  ', '!?', '雨伞', 'umbrella', 'coat umbrella', '1000', '\u0000', 'x'.repeat(60)])(
    '%j finds nothing',
    (keyword) => expect(find(keyword)).toEqual([]),
  );

  it('finds a product by its id or style first', () => {
    expect(find(sample.id)[0]).toBe(sample);
    expect(find(sample.styleId.toLowerCase())[0]).toBe(sample);
  });

  it('finds a brand by a name prefix with a category in the other language', () => {
    const brand = rows.brands.find(({ id }) => id === sample.brandId)?.name ?? '';
    const results = find(`${brand} 大衣`);
    expect(results.length).toBeGreaterThan(0);
    expect(results.every(({ brandId }) => brandId === sample.brandId)).toBe(true);
    expect(chinese(results).every((name) => name.includes('大衣'))).toBe(true);
  });

  it('finds a product by a word of its name that no category has', () => {
    const suits = runSync(
      buildIndex({
        ...rows,
        products: rows.products.map((product, n) =>
          n === 700
            ? { ...product, name: { 'zh-CN': '晨礼服', 'en-US': 'Morning dress' } }
            : product,
        ),
      }),
    );
    const { order } = searchIndex(suits.text, suits.products.length, '晨礼服');
    expect([...order].map((n) => suits.products[n]?.id)).toEqual([rows.products[700]?.id]);
  });

  it('puts products of a category before products that only mention it', () => {
    const tied = rows.products.map((product, n) =>
      n === 5
        ? { ...product, name: { 'zh-CN': '系大衣扣手提包', 'en-US': 'Bag' }, rank: 9999 }
        : product,
    );
    const other = runSync(buildIndex({ ...rows, products: tied }));
    const { order } = searchIndex(other.text, other.products.length, '大衣');
    expect(other.products[order.at(-1) ?? -1]?.id).toBe(rows.products[5]?.id);
  });

  it('keeps the default order among equal scores', () => {
    const { order, members } = searchIndex(index.text, index.products.length, '驼色真丝半身裙');
    expect(order.length).toBeGreaterThan(2);
    const inDefaultOrder = [...index.defaultOrder].filter((n) => has(members, n));
    expect([...order]).toEqual(inDefaultOrder);
  });
});
