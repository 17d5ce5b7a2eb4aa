import { type ListingQuery, listingQuery } from '@vitrine/contract';
import { describe, expect, it } from 'vitest';
import { matchesFilters, readFacetValues } from '../../test/support/catalogue-oracle.ts';
import { buildSyntheticCatalogue } from '../../test/support/synthetic-catalogue.ts';
import { fullSet } from './bitset.ts';
import { buildIndex } from './catalogue-index.ts';
import { listProducts, type ProductCollection } from './listing.ts';
import { calculatePercentOff, findLeadingPrice } from './price.ts';
import type { ProductRow } from './rows.ts';
import { runSync } from './time-slicing.ts';

const now = Date.UTC(2026, 9, 1);
const rows = buildSyntheticCatalogue(900, 11, now);
const index = runSync(buildIndex(rows));
const everything: ProductCollection = {
  members: fullSet(index.products.length),
  order: index.defaultOrder,
};

const parseQuery = (query: Record<string, string> = {}): ListingQuery => listingQuery.parse(query);
const listPage = (query: ListingQuery, collection = everything) =>
  listProducts(index, collection, query, { language: 'en-US', now });
const product = (n: number): ProductRow => index.products[n] as ProductRow;

/** Random queries that use every filter, alone and combined. */
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

const inDefaultOrder = [...index.defaultOrder].map(product);

describe('a listing matches a plain scan of all products', () => {
  it.each(randomQueries(60))('%j', (parameters) => {
    const query = parseQuery({ ...parameters, size: '60' });
    const { products, pagination, facets } = listPage(query);
    const expected = inDefaultOrder.filter((one) => matchesFilters(index.tree, one, query, now));
    expect(pagination.totalItems).toBe(expected.length);
    expect(products.map((n) => product(n).id)).toEqual(expected.slice(0, 60).map(({ id }) => id));
    for (const { type, values } of facets.filter((facet) => facet.type !== 'Price')) {
      const candidates = index.products.filter((one) =>
        matchesFilters(index.tree, one, query, now, type),
      );
      for (const { value, count, disabled } of values) {
        const withValue = candidates.filter((one) =>
          readFacetValues(index.tree, one)[type]?.includes(value),
        );
        expect([type, value, count]).toEqual([type, value, withValue.length]);
        expect(disabled).toBe(count === 0);
      }
    }
  });
});

describe('sort options', () => {
  const priceOf = (n: number) => findLeadingPrice(product(n).variants)?.price ?? 0;
  const offOf = (n: number) => {
    const { price, original } = findLeadingPrice(product(n).variants) ?? { price: 0, original: 0 };
    return calculatePercentOff(price, original);
  };
  it.each([
    ['price-asc', (a: number, b: number) => priceOf(a) <= priceOf(b)],
    ['price-desc', (a: number, b: number) => priceOf(a) >= priceOf(b)],
    ['discount', (a: number, b: number) => offOf(a) >= offOf(b)],
    ['newest', (a: number, b: number) => product(a).publishedAt >= product(b).publishedAt - 999],
  ] as const)('%s', (sort, isInOrder) => {
    const pages = [1, 2, 15].flatMap(
      (page) => listPage(parseQuery({ sort, size: '60', page: String(page) })).products,
    );
    expect(pages).toHaveLength(180);
    expect(new Set(pages).size).toBe(180);
    for (const [at, n] of pages.slice(1).entries()) expect(isInOrder(pages[at] ?? 0, n)).toBe(true);
  });

  it('put sold-out products last by default', () => {
    const soldOut = inDefaultOrder.map((one) => one.variants.every((v) => v.quantity === 0));
    expect(soldOut.indexOf(true)).toBeGreaterThan(0);
    expect(soldOut.slice(soldOut.indexOf(true)).every(Boolean)).toBe(true);
  });
});

describe('pagination', () => {
  it('ends with a partial page, and is empty after it', () => {
    const { pagination } = listPage(parseQuery({ size: '40' }));
    expect(pagination).toEqual({ page: 1, size: 40, totalItems: 900, totalPages: 23 });
    expect(listPage(parseQuery({ size: '40', page: '23' })).products).toHaveLength(20);
    expect(listPage(parseQuery({ size: '40', page: '24' })).products).toEqual([]);
  });

  it('leaves out the facets when they are not requested', () => {
    expect(listPage(parseQuery({ facets: 'false' })).facets).toEqual([]);
  });
});
