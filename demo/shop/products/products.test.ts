import { COUNTRY_CODES, DAY_MS } from '@vitrine/kit';
import { describe, expect, it, test } from 'vitest';
import { brandRows, brands } from '../brands/brands.ts';
import { merchantRows } from '../merchants/merchants.ts';
import productList from '../products.json' with { type: 'json' };
import { attributeRows } from './attributes.ts';
import { COLOURS } from './colours.ts';
import { drawnProducts } from './drawn-products.ts';
import { KINDS } from './kinds.ts';
import { createProducts } from './products.ts';
import { isShoe } from './sizes.ts';

const NOW = Date.UTC(2026, 10, 21, 4);
const products = createProducts(drawnProducts, NOW);
const rows = products.map(({ row }) => row);

test('creates the same products for the same day', () => {
  expect(createProducts(drawnProducts, NOW)).toEqual(products);
});

test('keeps ids, style numbers and variants on another day', () => {
  const later = createProducts(drawnProducts, NOW + 90 * DAY_MS);
  expect(later.map(({ row }) => [row.id, row.brand_style_id])).toEqual(
    rows.map(({ id, brand_style_id }) => [id, brand_style_id]),
  );
  expect(later.map(({ variants }) => variants)).toEqual(products.map(({ variants }) => variants));
});

test('every country of origin is one that operators can choose', () => {
  const codes = new Set(rows.map(({ origin_country }) => origin_country));
  expect([...codes].filter((code) => !COUNTRY_CODES.includes(code))).toEqual([]);
});

test('every drawn product has a known kind and its own eight-digit id', () => {
  const kinds: readonly string[] = KINDS;
  expect(productList.filter(({ kind }) => !kinds.includes(kind))).toEqual([]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(productList.length);
  expect(rows.every(({ id }) => /^[1-9]\d{7}$/.test(id))).toBe(true);
});

test('colours have the hex values they were drawn with', () => {
  const mismatches = productList.filter(
    ({ colour, colourHex }) => COLOURS[colour]?.hex !== colourHex,
  );
  expect(mismatches).toEqual([]);
});

describe('the size of the shop', () => {
  test.each([
    ['products', products.length, 600],
    ['brands', brands.length, 44],
    ['boutiques', merchantRows().length, 8],
    ['reduced', products.filter(({ isReduced }) => isReduced).length, 100],
    ['new this week', products.filter(({ ageDays }) => ageDays < 7).length, 50],
    ['same day', rows.filter((row) => row.is_same_day).length, 40],
    ['exclusive', rows.filter((row) => row.tag === 'Exclusive').length, 15],
    ['new season', rows.filter((row) => row.tag === 'NewSeason').length, 50],
    ['labelled 1001', rows.filter((row) => row.labels.some(({ id }) => id === 1001)).length, 10],
    ['offline', rows.filter((row) => !row.is_online).length, 3],
    ['with a model', rows.filter((row) => row.live_model).length, 150],
  ])('%s: %i, at least %i', (_, count, least) => expect(count).toBeGreaterThanOrEqual(least));

  test('every brand has a product', () => {
    const sold = new Set(rows.map((row) => row.brand_id));
    expect(brandRows().filter(({ id }) => !sold.has(id))).toEqual([]);
  });
});

describe('stock', () => {
  const quantitiesOf = (stockStatus: string) =>
    products
      .filter((product) => product.stockStatus === stockStatus)
      .map(({ variants }) => variants.map(({ quantity }) => quantity));

  test.each([
    ['soldOut', (all: number[]) => all.every((count) => count === 0)],
    ['lowStock', (all: number[]) => all.every((count) => count === 1)],
    ['broken', (all: number[]) => all.some((count) => count > 1)],
    ['full', (all: number[]) => all.every((count) => count > 1)],
  ])('%s', (stockStatus, matches) => {
    const stocks = quantitiesOf(stockStatus);
    expect(stocks.length).toBeGreaterThan(10);
    expect(stocks.filter((all) => !matches(all))).toEqual([]);
  });

  it('misses a size in every broken run of several sizes', () => {
    const unbroken = quantitiesOf('broken').filter((all) => all.length > 1 && !all.includes(0));
    expect(unbroken).toEqual([]);
  });

  it('is split between two boutiques for some products', () => {
    const shared = products.filter(
      ({ variants }) => new Set(variants.map(({ merchant_id }) => merchant_id)).size === 2,
    );
    expect(shared.length).toBeGreaterThan(20);
  });
});

describe('prices', () => {
  const priced = products.map(({ drawn, variants, isReduced }) => {
    const [first] = variants;
    return { id: drawn.id, gender: drawn.gender, isReduced, first, variants };
  });

  test('are whole yuan within the price range of the shop', () => {
    const wrong = priced.filter(({ gender, first }) => {
      const yuan = (first?.price_without_promotion ?? 0) / 100;
      const [low, high] = gender === 'kids' ? [480, 9800] : [2300, 48_000];
      return !Number.isInteger(yuan) || yuan < low || yuan > high;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('are 10% to 50% below the original for reduced products only', () => {
    const wrong = priced.filter(({ isReduced, variants }) =>
      variants.some(({ price_incl_taxes: now, price_without_promotion: before }) => {
        const off = 1 - now / before;
        return isReduced ? off < 0.095 || off > 0.505 : off !== 0;
      }),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('sizes', () => {
  const scalesOf = (matches: (product: (typeof products)[number]) => boolean) => [
    ...new Set(
      products.filter(matches).flatMap(({ variants }) => variants.map((v) => v.size_scale)),
    ),
  ];

  test.each([
    ['shoes', ({ drawn }: (typeof products)[number]) => isShoe(drawn.kind), ['EU']],
    ['bags', ({ drawn }: (typeof products)[number]) => drawn.kind === 'tote', ['']],
    ['belts', ({ drawn }: (typeof products)[number]) => drawn.kind === 'belt', ['CM']],
    [
      "children's clothes",
      ({ drawn }: (typeof products)[number]) => drawn.gender === 'kids' && drawn.kind === 'dress',
      ['CM'],
    ],
  ])('%s', (_, matches, scales) => expect(scalesOf(matches)).toEqual(scales));

  test('have a measurement row each', () => {
    const wrong = products.filter(({ row, variants }) => {
      const sizes = row.measurements?.rows.map(({ size }) => size);
      const full = row.measurements?.rows.every(
        ({ values }) => values.length === row.measurements?.names.length,
      );
      return sizes?.join() !== variants.map(({ size }) => size).join() || !full;
    });
    expect(wrong.map(({ drawn }) => drawn.id)).toEqual([]);
  });

  test('make a short trench coat longer than a short puffer', () => {
    const lengthOf = (kind: string): number => {
      const match = products.find(
        ({ drawn }) =>
          drawn.gender === 'women' && drawn.kind === kind && drawn.options.length === 'short',
      );
      const { names, rows: sizes } = match?.row.measurements ?? { names: [], rows: [] };
      const column = names.findIndex((name) => name['zh-CN'] === '衣长');
      return sizes[0]?.values[column] ?? 0;
    };
    expect(lengthOf('trench')).toBeGreaterThan(lengthOf('puffer') + 15);
  });

  test('include the size that the model wears', () => {
    const wrong = products.filter(
      ({ row, variants }) =>
        row.live_model && !variants.some(({ size }) => size === row.live_model?.productSize),
    );
    expect(wrong.map(({ drawn }) => drawn.id)).toEqual([]);
  });
});

test('uses every attribute and no unknown one', () => {
  const used = new Set(products.flatMap(({ attributes }) => attributes));
  expect([...used].sort()).toEqual(
    attributeRows()
      .map(({ code }) => code)
      .sort(),
  );
});
