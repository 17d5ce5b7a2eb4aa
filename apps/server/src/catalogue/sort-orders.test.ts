import { describe, expect, it } from 'vitest';
import { buildSyntheticCatalogue } from '../../test/support/synthetic-catalogue.ts';
import type { ProductRow } from './rows.ts';
import {
  createSortColumns,
  type ProductOrder,
  sortForNumbering,
  sortProducts,
  writeSortColumns,
} from './sort-orders.ts';
import { runSync } from './time-slicing.ts';

const [template] = buildSyntheticCatalogue(1, 1).products as [ProductRow];
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

/** The ids of the products in one order. */
function sortIds(products: readonly ProductRow[], order: ProductOrder): string[] {
  const numbered = runSync(sortForNumbering(products));
  const columns = createSortColumns(products.length);
  for (const [n, row] of numbered.entries()) writeSortColumns(columns, n, row);
  return [...sortProducts(columns, order)].map((n) => numbered[n]?.id ?? '');
}

describe('the default order', () => {
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
    expect(sortIds(products, 'default')).toEqual(expected);
  });

  it('does not change the input list', () => {
    const products = [product('1'), product('2', { rank: 3 })];
    runSync(sortForNumbering(products));
    expect(ids(products)).toEqual(['1', '2']);
  });
});

describe('sortProducts', () => {
  const columns = {
    price: Uint32Array.from([300, 100, 4_294_967_295, 100]),
    discount: Uint8Array.from([0, 50, 10, 50]),
    publishedAt: Float64Array.from([1_790_000_000_000, 0, 1_790_000_001_000, 1_790_000_000_000]),
    soldLastWeek: new Float64Array(4),
    soldOut: new Uint8Array(4),
  };
  it.each([
    ['price-asc', [1, 3, 0, 2]],
    ['price-desc', [2, 0, 1, 3]],
    ['discount', [1, 3, 2, 0]],
    ['newest', [2, 0, 3, 1]],
  ] as const)('%s keeps the default order among equals', (order, expected) => {
    expect([...sortProducts(columns, order)]).toEqual(expected);
  });

  it('puts a sold-out product last among equals', () => {
    const soldOut = Uint8Array.of(0, 1, 0, 0);
    expect([...sortProducts({ ...columns, soldOut }, 'price-asc')]).toEqual([3, 1, 0, 2]);
  });

  it('sorts by last week’s sales', () => {
    const products = [3, 9, 0, 9].map((soldLastWeek, n) =>
      product(String(n), { soldLastWeek, rank: 9 - n }),
    );
    expect(sortIds(products, 'bestSelling')).toEqual(['1', '3', '0', '2']);
  });

  it('is empty for an empty shop', () => {
    expect([...sortProducts(createSortColumns(0), 'bestSelling')]).toEqual([]);
  });
});
