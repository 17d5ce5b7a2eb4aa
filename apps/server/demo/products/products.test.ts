import { describe, expect, it, test } from 'vitest';
import { brandRows, brands } from '../houses/brands.ts';
import { merchantRows } from '../houses/merchants.ts';
import drawn from '../pieces.json' with { type: 'json' };
import { attributeRows } from './attributes.ts';
import { COLOURS } from './colours.ts';
import { KINDS, pieces } from './pieces.ts';
import { productsOf } from './products.ts';
import { isShoe } from './sizes.ts';

const NOW = Date.UTC(2026, 10, 21, 4);
const DAY_MS = 24 * 60 * 60 * 1000;
const products = productsOf(pieces, NOW);
const rows = products.map(({ row }) => row);

test('the same pieces on the same day make the same products', () => {
  expect(productsOf(pieces, NOW)).toEqual(products);
});

test('ids, style numbers and sizes stay when the day changes', () => {
  const later = productsOf(pieces, NOW + 90 * DAY_MS);
  expect(later.map(({ row }) => [row.id, row.brand_style_id])).toEqual(
    rows.map(({ id, brand_style_id }) => [id, brand_style_id]),
  );
  expect(later.map(({ variants }) => variants)).toEqual(products.map(({ variants }) => variants));
});

test('every drawn piece is of a known kind and has its own eight-digit number', () => {
  const kinds: readonly string[] = KINDS;
  expect(drawn.filter(({ kind }) => !kinds.includes(kind))).toEqual([]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(drawn.length);
  expect(rows.every(({ id }) => /^[1-9]\d{7}$/.test(id))).toBe(true);
});

test('colours are the ones that were drawn', () => {
  const different = drawn.filter(({ colour, colourHex }) => COLOURS[colour]?.hex !== colourHex);
  expect(different).toEqual([]);
});

describe('the size of the shop', () => {
  test.each([
    ['products', products.length, 600],
    ['houses', brands.length, 44],
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

  test('every house has something to sell', () => {
    const sold = new Set(rows.map((row) => row.brand_id));
    expect(brandRows().filter(({ id }) => !sold.has(id))).toEqual([]);
  });
});

describe('stock', () => {
  const quantitiesOf = (standing: string) =>
    products
      .filter((product) => product.standing === standing)
      .map(({ variants }) => variants.map(({ quantity }) => quantity));

  test.each([
    ['soldOut', (all: number[]) => all.every((count) => count === 0)],
    ['lowStock', (all: number[]) => all.every((count) => count === 1)],
    ['broken', (all: number[]) => all.some((count) => count > 1)],
    ['full', (all: number[]) => all.every((count) => count > 1)],
  ])('%s', (standing, holds) => {
    const stocks = quantitiesOf(standing);
    expect(stocks.length).toBeGreaterThan(10);
    expect(stocks.filter((all) => !holds(all))).toEqual([]);
  });

  it('is broken by some missing size wherever there are several', () => {
    const whole = quantitiesOf('broken').filter((all) => all.length > 1 && !all.includes(0));
    expect(whole).toEqual([]);
  });

  it('lies in two boutiques for some products, in different sizes', () => {
    const shared = products.filter(
      ({ variants }) => new Set(variants.map(({ merchant_id }) => merchant_id)).size === 2,
    );
    expect(shared.length).toBeGreaterThan(20);
  });
});

describe('prices', () => {
  const priced = products.map(({ piece, variants, isReduced }) => {
    const [first] = variants;
    return { id: piece.id, gender: piece.gender, isReduced, first, variants };
  });

  test('are whole yuan within the bounds of the shop', () => {
    const wrong = priced.filter(({ gender, first }) => {
      const yuan = (first?.price_without_promotion ?? 0) / 100;
      const [low, high] = gender === 'kids' ? [480, 9800] : [2300, 48_000];
      return !Number.isInteger(yuan) || yuan < low || yuan > high;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('are below the original exactly where reduced, by tenths that shops use', () => {
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
  const scalesOf = (holds: (product: (typeof products)[number]) => boolean) => [
    ...new Set(products.filter(holds).flatMap(({ variants }) => variants.map((v) => v.size_scale))),
  ];

  test.each([
    ['shoes', ({ piece }: (typeof products)[number]) => isShoe(piece.kind), ['EU']],
    ['bags', ({ piece }: (typeof products)[number]) => piece.kind === 'tote', ['']],
    ['belts', ({ piece }: (typeof products)[number]) => piece.kind === 'belt', ['CM']],
    [
      "children's clothes",
      ({ piece }: (typeof products)[number]) => piece.gender === 'kids' && piece.kind === 'dress',
      ['CM'],
    ],
  ])('%s', (_, holds, scales) => expect(scalesOf(holds)).toEqual(scales));

  test('are measured row by row', () => {
    const wrong = products.filter(({ row, variants }) => {
      const sizes = row.measurements?.rows.map(({ size }) => size);
      const full = row.measurements?.rows.every(
        ({ values }) => values.length === row.measurements?.names.length,
      );
      return sizes?.join() !== variants.map(({ size }) => size).join() || !full;
    });
    expect(wrong.map(({ piece }) => piece.id)).toEqual([]);
  });

  test('a model wears a size that is made', () => {
    const wrong = products.filter(
      ({ row, variants }) =>
        row.live_model && !variants.some(({ size }) => size === row.live_model?.productSize),
    );
    expect(wrong.map(({ piece }) => piece.id)).toEqual([]);
  });
});

test('attributes are all known, and each is used', () => {
  const used = new Set(products.flatMap(({ attributes }) => attributes));
  expect([...used].sort()).toEqual(
    attributeRows()
      .map(({ code }) => code)
      .sort(),
  );
});
