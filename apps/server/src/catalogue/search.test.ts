import { describe, expect, it } from 'vitest';
import { membersOf } from './bitset.ts';
import { buildIndex } from './catalogue-index.ts';
import { atOnce } from './paced.ts';
import type { ProductRow } from './rows.ts';
import { search } from './search.ts';
import { syntheticCatalogue } from './synthetic.ts';

const rows = syntheticCatalogue(1200, 3);
const named = rows.products[0] as ProductRow;
const index = atOnce(buildIndex(rows));
const found = (keyword: string): ProductRow[] =>
  [...search(index.text, index.products.length, keyword).order].map(
    (n) => index.products[n] as ProductRow,
  );
const chinese = (products: ProductRow[]) => products.map(({ name }) => name['zh-CN']);

/** All products whose Chinese name has every part. */
const having = (...parts: string[]) =>
  index.products.filter(({ name }) => parts.every((part) => name['zh-CN'].includes(part))).length;

describe('search', () => {
  it.each([
    ['裙', having('裙')],
    ['裙子', having('裙')],
    ['连衣裙', having('连衣裙')],
    ['黑色大衣', having('黑色', '大衣')],
    ['大衣黑色', having('黑色', '大衣')],
    ['羊绒 连衣裙', having('羊绒', '连衣裙')],
    ['黑裙', having('黑', '裙')],
    ['black coat', having('黑色', '大衣')],
    ['Coats, black', having('黑色', '大衣')],
    ['dress', having('连衣裙')],
    ['dresses', having('连衣裙')],
    ['cashm', having('羊绒')],
    ['cashmeer', having('羊绒')],
    ['白色大衣', having('白', '大衣')],
    ['white coat', having('白', '大衣')],
    ['连身裙', having('连衣裙')],
    ['purse', having('包')],
    ['羊绒 dress', having('羊绒', '连衣裙')],
  ])('%s finds %i', (keyword, expected) => {
    expect(expected).toBeGreaterThan(0);
    expect(found(keyword)).toHaveLength(expected);
  });

  it.each(['', '  ', '!?', '雨伞', 'umbrella', 'coat umbrella', '1000', '\u0000', 'x'.repeat(60)])(
    '%j finds nothing',
    (keyword) => expect(found(keyword)).toEqual([]),
  );

  it('finds a piece by its number or its style, before any other', () => {
    expect(found(named.id)[0]).toBe(named);
    expect(found(named.styleId.toLowerCase())[0]).toBe(named);
  });

  it('finds a brand by the beginning of its name, with a kind in the other language', () => {
    const brand = rows.brands.find(({ id }) => id === named.brandId)?.name ?? '';
    const results = found(`${brand} 大衣`);
    expect(results.length).toBeGreaterThan(0);
    expect(results.every(({ brandId }) => brandId === named.brandId)).toBe(true);
    expect(chinese(results).every((name) => name.includes('大衣'))).toBe(true);
  });

  it('puts what the name says before what only a category says', () => {
    const suits = atOnce(
      buildIndex({
        ...rows,
        products: rows.products.map((product, n) =>
          n === 700
            ? { ...product, name: { 'zh-CN': '晨礼服', 'en-US': 'Morning dress' } }
            : product,
        ),
      }),
    );
    const { order } = search(suits.text, suits.products.length, '晨礼服');
    expect([...order].map((n) => suits.products[n]?.id)).toEqual([rows.products[700]?.id]);
  });

  it('puts a kind before pieces that only mention it', () => {
    const tied = rows.products.map((product, n) =>
      n === 5
        ? { ...product, name: { 'zh-CN': '系大衣扣手提包', 'en-US': 'Bag' }, rank: 9999 }
        : product,
    );
    const other = atOnce(buildIndex({ ...rows, products: tied }));
    const { order } = search(other.text, other.products.length, '大衣');
    expect(other.products[order.at(-1) ?? -1]?.id).toBe(rows.products[5]?.id);
  });

  it('keeps the order of the shop among equals', () => {
    const { order, members } = search(index.text, index.products.length, '驼色真丝半身裙');
    expect(order.length).toBeGreaterThan(2);
    expect([...order]).toEqual([...membersOf(members)]);
  });
});
