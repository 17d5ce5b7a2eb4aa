import { describe, expect, it } from 'vitest';
import { bestSellingOrder, fixedOrders, inShopOrder } from './orders.ts';
import type { ProductRow } from './rows.ts';
import { syntheticCatalogue } from './synthetic.ts';

const [template] = syntheticCatalogue(1, 1).products as [ProductRow];
const variant = (quantity: number) =>
  ({ ...template.variants[0], quantity }) as ProductRow['variants'][number];

const product = (id: string, changes: Partial<ProductRow> = {}): ProductRow => ({
  ...template,
  id,
  rank: 0,
  publishedAt: 0,
  variants: [variant(1)],
  ...changes,
});
const ids = (products: readonly ProductRow[]) => products.map(({ id }) => id);

describe("the shop's own order", () => {
  it.each<[string, ProductRow[], string[]]>([
    ['the higher rank', [product('1', { rank: 1 }), product('2', { rank: 9 })], ['2', '1']],
    ['the newer of equal rank', [product('1'), product('2', { publishedAt: 5 })], ['2', '1']],
    ['the later number of twins', [product('9'), product('10')], ['10', '9']],
    [
      'what is in stock before any rank',
      [product('1', { rank: 9, variants: [variant(0)] }), product('2')],
      ['2', '1'],
    ],
  ])('puts %s first', (_, products, expected) => {
    expect(ids(inShopOrder(products))).toEqual(expected);
  });

  it('leaves the list it was given alone', () => {
    const products = [product('1'), product('2', { rank: 3 })];
    inShopOrder(products);
    expect(ids(products)).toEqual(['1', '2']);
  });
});

describe('fixed orders', () => {
  const numbers = {
    price: Uint32Array.from([300, 100, 4_294_967_295, 100]),
    discount: Uint8Array.from([0, 50, 10, 50]),
    publishedAt: Float64Array.from([1_790_000_000_000, 0, 1_790_000_001_000, 1_790_000_000_000]),
  };
  it.each([
    ['price-asc', [1, 3, 0, 2]],
    ['price-desc', [2, 0, 1, 3]],
    ['discount', [1, 3, 2, 0]],
    ['newest', [2, 0, 3, 1]],
  ] as const)('%s keeps the order of the shop among equals', (order, expected) => {
    expect([...fixedOrders(numbers)[order]]).toEqual(expected);
  });

  it('know what sold best', () => {
    const products = [3, 9, 0, 9].map((soldLastWeek, n) => product(String(n), { soldLastWeek }));
    expect([...bestSellingOrder(products)]).toEqual([1, 3, 0, 2]);
  });

  it('are empty for an empty shop', () => {
    expect([...bestSellingOrder([])]).toEqual([]);
  });
});
