import { listingQuery } from '@vitrine/contract';
import { describe, expect, it } from 'vitest';
import { type Random, seeded } from '../../test/support/random.ts';
import { buildSyntheticCatalogue } from '../../test/support/synthetic-catalogue.ts';
import { fullSet } from './bitset.ts';
import { buildIndex, type CatalogueIndex } from './catalogue-index.ts';
import { changeProduct } from './change-product.ts';
import type { Dimension } from './dimension.ts';
import { listProducts } from './listing.ts';
import type { CatalogueRows, ProductRow, VariantRow } from './rows.ts';
import { searchIndex } from './search.ts';
import { createSummaries } from './summaries.ts';
import { runSync } from './time-slicing.ts';

const now = Date.UTC(2026, 9, 1);
const int = (random: Random, below: number) => Math.floor(random() * below);

/** Sells, restocks, reprices or sells out a few sizes of a product. */
function changeVariants(random: Random, variants: readonly VariantRow[]): VariantRow[] {
  const soldOut = random() < 0.2;
  return variants.map((variant) => {
    if (soldOut) return { ...variant, quantity: 0 };
    if (random() < 0.4) return variant;
    if (random() < 0.5) return { ...variant, quantity: int(random, 3) };
    const original = (100 + int(random, 400)) * 1_000;
    return { ...variant, original, price: Math.round(original * (1 - int(random, 7) / 10)) };
  });
}

const readValues = ({ values, members, starts, valueOrdinals }: Dimension) => ({
  values,
  members,
  ofProducts: Array.from({ length: starts.length - 1 }, (_, n) =>
    [...valueOrdinals.subarray(starts[n], starts[n + 1])]
      .flatMap((ordinal) => values[ordinal] ?? [])
      .sort(),
  ),
});

const readStock = ({
  columns,
  sortOrders,
  facets,
  reduced,
  inStock,
  products,
}: CatalogueIndex) => ({
  columns,
  sortOrders,
  reduced,
  inStock,
  variants: products.map(({ variants }) => variants),
  sizes: readValues(facets.Sizes),
  discounts: readValues(facets.Discount),
});

const QUERIES: readonly Record<string, string>[] = [
  {},
  { sort: 'price-asc', size: '60' },
  { sort: 'price-desc', page: '2' },
  { sort: 'discount', discounts: '30,50' },
  { sort: 'newest', sizes: 'M,OS,FR-38' },
  { 'price-min': '3000', 'price-max': '9000', reduced: 'true' },
  { gender: 'women', brands: '1001,1002,1003', sizes: 'EU-38' },
];

const list = (index: CatalogueIndex, query: Record<string, string>) =>
  listProducts(
    index,
    { members: fullSet(index.products.length), order: index.defaultOrder },
    listingQuery.parse({ facets: 'true', ...query }),
    { language: 'zh-CN', now },
  );

const summarise = (index: CatalogueIndex) => {
  const { summarise: read } = createSummaries(index, () => []);
  return index.products.map((_, n) => read(n, 'zh-CN'));
};

describe('a change of stock and prices', () => {
  it.each([1, 2, 3, 4, 5, 6])('gives the same index as building it again (run %i)', (run) => {
    const random = seeded(`change ${run}`);
    const rows: CatalogueRows = buildSyntheticCatalogue(150 + int(random, 60), run, now);
    const index = runSync(buildIndex(rows));
    const summaries = createSummaries(index, () => []);
    for (let round = 0; round < 6; round++) {
      for (let change = 0; change < 25; change++) {
        const at = int(random, rows.products.length);
        const product = rows.products[at] as ProductRow;
        const variants = changeVariants(random, product.variants);
        rows.products[at] = { ...product, variants };
        const n = index.numberById.get(product.id) as number;
        summaries.summarise(n, 'zh-CN');
        expect(changeProduct(index, n, variants)).toBe(true);
        summaries.forget(n);
      }
      const expected = runSync(buildIndex(rows));
      expect(readStock(index)).toEqual(readStock(expected));
      for (const query of QUERIES) expect(list(index, query)).toEqual(list(expected, query));
      expect(searchIndex(index.text, index.products.length, '大衣')).toEqual(
        searchIndex(expected.text, expected.products.length, '大衣'),
      );
      expect(index.products.map((_, n) => summaries.summarise(n, 'zh-CN'))).toEqual(
        summarise(expected),
      );
    }
  });

  it('changes nothing when a size is new to the catalogue', () => {
    const rows = buildSyntheticCatalogue(50, 9, now);
    const index = runSync(buildIndex(rows));
    const variants = index.products[7]?.variants.map((variant) => ({
      ...variant,
      size: '52',
      quantity: 1,
    }));
    expect(changeProduct(index, 7, variants ?? [])).toBe(false);
    expect(readStock(index)).toEqual(readStock(runSync(buildIndex(rows))));
  });
});
