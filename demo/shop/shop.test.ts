import { describe, expect, it, test } from 'vitest';
import { demoShop } from './shop.ts';

const NOW = Date.UTC(2026, 10, 21, 4);
const shop = demoShop(NOW);

const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));

test('builds the same rows for the same day', () => {
  expect(JSON.stringify(demoShop(NOW))).toBe(JSON.stringify(shop));
});

describe('references', () => {
  const products = idsOf(shop.products);
  const brands = idsOf(shop.brands);
  const merchants = idsOf(shop.merchants);
  const categories = idsOf(shop.categories);
  const colours = new Set(shop.colours.map(({ code }) => code));
  const missing = (ids: readonly (string | null)[], known: ReadonlySet<string>) =>
    ids.filter((id) => id !== null && !known.has(id));

  test.each([
    ['brands of products', shop.products.map((row) => row.brand_id), brands],
    ['categories of products', shop.products.map((row) => row.category_id), categories],
    ['colours of products', shop.products.map((row) => row.colour_code), colours],
    ['merchants of products', shop.products.map((row) => row.preferred_merchant_id), merchants],
    ['parents of categories', shop.categories.map((row) => row.parent_id), categories],
    ['merchants of variants', shop.variants.map((row) => row.merchant_id), merchants],
    ['products of variants', shop.variants.map((row) => row.product_id), products],
    ['products of sets', shop.set_products.map((row) => row.product_id), products],
    ['products of sales', shop.sale_products.map((row) => row.product_id), products],
  ])('%s refer to existing rows', (_, ids, known) => expect(missing(ids, known)).toEqual([]));

  it('has no duplicate ids, images, or sizes of a product at a boutique', () => {
    const repeated = (keys: readonly string[]) => keys.length - new Set(keys).size;
    expect(repeated(shop.variants.map(({ id }) => id))).toBe(0);
    expect(repeated(shop.products.flatMap((row) => row.image_keys))).toBe(0);
    expect(repeated(shop.variants.map((v) => `${v.product_id} ${v.merchant_id} ${v.size}`))).toBe(
      0,
    );
    expect(repeated(shop.categories.map(({ id }) => id))).toBe(0);
    expect(repeated(shop.products.map((row) => row.brand_style_id))).toBe(0);
  });
});

test('every view after the packshot of a product with more than three has a text in both languages', () => {
  const rich = shop.products.filter((row) => row.image_keys.length > 3);
  expect(rich.length).toBeGreaterThan(100);
  const alts = new Map(shop.product_images.map((row) => [row.key, row.alt]));
  for (const { image_keys } of rich) {
    expect(image_keys[0]).toMatch(/-1$/);
    const texts = image_keys.slice(1).map((key) => alts.get(key));
    for (const language of ['zh-CN', 'en-US'] as const) {
      expect(new Set(texts.map((text) => text?.[language])).size).toBe(texts.length);
    }
    expect(texts).not.toContain(undefined);
  }
});

describe('categories', () => {
  it('start at the three root categories', () => {
    const roots = shop.categories.filter((row) => row.parent_id === null).map(({ id }) => id);
    expect(roots).toEqual(['141258', '141259', '141260']);
  });

  it('have products in every leaf and an image for every category', () => {
    const parents = new Set(shop.categories.map((row) => row.parent_id));
    const filled = new Set(shop.products.map((row) => row.category_id));
    const empty = shop.categories.filter(({ id }) => !parents.has(id) && !filled.has(id));
    expect(empty).toEqual([]);
    expect(shop.categories.filter((row) => row.image_key === null)).toEqual([]);
  });
});

describe('sets', () => {
  const sizes = shop.sets.map(
    ({ id }) => shop.set_products.filter((row) => row.set_id === id).length,
  );

  it('are at least ten, each with at least eight products, some with an odd number', () => {
    expect(sizes.length).toBeGreaterThanOrEqual(10);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8);
    expect(sizes.filter((size) => size % 2 === 1).length).toBeGreaterThanOrEqual(2);
  });

  it('contain only products in stock', () => {
    const stock = Map.groupBy(shop.variants, (variant) => variant.product_id);
    const soldOut = shop.set_products.filter(
      ({ product_id }) => !stock.get(product_id)?.some(({ quantity }) => quantity > 0),
    );
    expect(soldOut).toEqual([]);
  });
});

describe('sales', () => {
  const phase = (row: (typeof shop.sales)[number]) => {
    if (Date.parse(row.ends_at) < NOW) return 'past';
    return Date.parse(row.starts_at) > NOW ? 'upcoming' : 'running';
  };

  it('are one running, one upcoming, one past and one private sale', () => {
    expect(shop.sales.map(phase)).toEqual(['running', 'upcoming', 'past', 'running']);
  });

  it('reduce the products of the running sale and none of the upcoming one', () => {
    const reduced = new Set(
      shop.variants
        .filter((variant) => variant.price_incl_taxes < variant.price_without_promotion)
        .map((variant) => variant.product_id),
    );
    const [running, upcoming] = shop.sales.map(({ id }) =>
      shop.sale_products
        .filter(({ sale_id }) => sale_id === id)
        .map((row) => reduced.has(row.product_id)),
    );
    expect(running?.length).toBeGreaterThan(40);
    expect(running).not.toContain(false);
    expect(upcoming).not.toContain(true);
  });
});

test('has the 34 provinces of China', () => {
  const states = shop.country_states.filter((row) => row.country_id === '42');
  expect(states).toHaveLength(34);
  expect(states.find(({ code }) => code === 'SH')?.name).toEqual({
    'zh-CN': '上海市',
    'en-US': 'Shanghai',
  });
});

test('publishes no product in the future', () => {
  expect(shop.products.filter((row) => Date.parse(row.published_at) > NOW)).toEqual([]);
});
