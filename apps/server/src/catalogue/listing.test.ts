import { type ListingQuery, listingQuery } from '@vitrine/contract';
import { describe, expect, it } from 'vitest';
import { fullSet } from './bitset.ts';
import { buildIndex } from './catalogue-index.ts';
import { list, type Shelf } from './listing.ts';
import { fits, valuesOf } from './oracle.ts';
import { atOnce } from './paced.ts';
import { leadingPrice, percentOff } from './price.ts';
import type { ProductRow } from './rows.ts';
import { syntheticCatalogue } from './synthetic.ts';

const now = Date.UTC(2026, 9, 1);
const rows = syntheticCatalogue(900, 11, now);
const index = atOnce(buildIndex(rows));
const everything: Shelf = { members: fullSet(index.products.length), order: index.shopOrder };

const ask = (query: Record<string, string> = {}): ListingQuery => listingQuery.parse(query);
const listed = (query: ListingQuery, shelf = everything) =>
  list(index, shelf, query, { language: 'en-US', now });
const product = (n: number): ProductRow => index.products[n] as ProductRow;

/** Queries that together use every narrowing, alone and mixed. */
function randomQueries(count: number): Record<string, string>[] {
  let state = 5;
  const int = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
  const some = (values: readonly string[]): string =>
    Array.from({ length: 1 + int(3) }, () => values[int(values.length)]).join(',');
  const parts: [string, () => string][] = [
    ['gender', () => ['women', 'men', 'kids'][int(3)] ?? 'women'],
    ['categories', () => some(index.facets.Categories.values)],
    ['brands', () => some(index.facets.Brands.values)],
    ['sizes', () => some(index.facets.Sizes.values)],
    ['colors', () => some(index.facets.Colors.values)],
    ['attributes', () => some(index.facets.Attributes.values)],
    ['discounts', () => some(['10', '20', '30', '50'])],
    ['price-min', () => String(2000 + int(10_000))],
    ['price-max', () => String(8000 + int(30_000))],
    ['same-day-delivery', () => 'true'],
    ['tags', () => some(['NewSeason', 'Exclusive'])],
    ['new-in-days', () => String(1 + int(90))],
    ['reduced', () => 'true'],
  ];
  return Array.from({ length: count }, () =>
    Object.fromEntries(
      parts.filter(() => int(5) === 0).map(([name, value]) => [name, value()] as const),
    ),
  );
}

describe('a listing finds what a plain look at every product finds', () => {
  it.each(randomQueries(60))('%j', (written) => {
    const query = ask({ ...written, size: '60' });
    const { products, pagination, facets } = listed(query);
    const expected = index.products.filter((one) => fits(index.tree, one, query, now));
    expect(pagination.totalItems).toBe(expected.length);
    expect(products.map((n) => product(n).id)).toEqual(expected.slice(0, 60).map(({ id }) => id));
    for (const { type, values } of facets.filter((facet) => facet.type !== 'Price')) {
      const around = index.products.filter((one) => fits(index.tree, one, query, now, type));
      for (const { value, count, disabled } of values) {
        const having = around.filter((one) => valuesOf(index.tree, one)[type]?.includes(value));
        expect([type, value, count]).toEqual([type, value, having.length]);
        expect(disabled).toBe(count === 0);
      }
    }
  });
});

describe('orders', () => {
  const priceOf = (n: number) => leadingPrice(product(n).variants)?.price ?? 0;
  const offOf = (n: number) => {
    const { price, original } = leadingPrice(product(n).variants) ?? { price: 0, original: 0 };
    return percentOff(price, original);
  };
  it.each([
    ['price-asc', (a: number, b: number) => priceOf(a) <= priceOf(b)],
    ['price-desc', (a: number, b: number) => priceOf(a) >= priceOf(b)],
    ['discount', (a: number, b: number) => offOf(a) >= offOf(b)],
    ['newest', (a: number, b: number) => product(a).publishedAt >= product(b).publishedAt - 999],
  ] as const)('%s', (sort, isInOrder) => {
    const pages = [1, 2, 15].flatMap(
      (page) => listed(ask({ sort, size: '60', page: String(page) })).products,
    );
    expect(pages).toHaveLength(180);
    expect(new Set(pages).size).toBe(180);
    for (const [at, n] of pages.slice(1).entries()) expect(isInOrder(pages[at] ?? 0, n)).toBe(true);
  });

  it('put what is sold out behind everything else by default', () => {
    const soldOut = index.products.map((one) => one.variants.every((v) => v.quantity === 0));
    expect(soldOut.indexOf(true)).toBeGreaterThan(0);
    expect(soldOut.slice(soldOut.indexOf(true)).every(Boolean)).toBe(true);
  });
});

describe('pages', () => {
  it('end with what is left and are empty after that', () => {
    const { pagination } = listed(ask({ size: '40' }));
    expect(pagination).toEqual({ page: 1, size: 40, totalItems: 900, totalPages: 23 });
    expect(listed(ask({ size: '40', page: '23' })).products).toHaveLength(20);
    expect(listed(ask({ size: '40', page: '24' })).products).toEqual([]);
  });

  it('leave the facets out when they are not wanted', () => {
    expect(listed(ask({ facets: 'false' })).facets).toEqual([]);
  });
});
