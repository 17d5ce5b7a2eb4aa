import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../demo/seed.ts';
import { type CatalogueApp, catalogueApp, NOW } from '../testing/catalogue-fixture.ts';
import { type TestShop, testShop } from '../testing/test-shop.ts';

let shop: TestShop;
let process: CatalogueApp;

beforeAll(async () => {
  shop = await testShop({ seed: ({ db }) => seedDemo(db, NOW) });
  process = await catalogueApp(shop.database);
});

afterAll(async () => {
  await process.close();
  await shop.close();
});

/** Enough to meet every kind of product, few enough to wait for. */
const EVERY = 5;

/** Answers are held against the contract on their way out: one that strays is a 500. */
async function statusesOf(paths: readonly string[], language: string) {
  const wrong: string[] = [];
  for (const path of paths) {
    const answer = await process.app.inject({
      url: `/api/v1/${path}`,
      headers: { 'accept-language': language },
    });
    if (answer.statusCode !== 200) wrong.push(`${answer.statusCode} ${path}`);
  }
  return wrong;
}

describe.each(['zh-CN', 'en-US'])('the demo shop in %s', (language) => {
  it('answers products and their measurements as the contract says', async () => {
    const { products } = process.catalogue.current().index;
    expect(products.length).toBeGreaterThan(600);
    const ids = products.filter((_, n) => n % EVERY === 0).map(({ id }) => id);
    const paths = ids.flatMap((id) => [`products/${id}`, `products/${id}/variants-measurements`]);
    expect(await statusesOf(paths, language)).toEqual([]);
  });

  it('answers every listing, menu and ranking as the contract says', async () => {
    const { index } = process.catalogue.current();
    const listings = [
      ...index.tree.ordered.map(({ id }) => `categories/${id}/products`),
      ...[...index.brands.keys()].map((id) => `brands/${id}/products`),
      ...[...index.sets.keys()].map((id) => `sets/${id}/products`),
      ...[...index.sales.keys()].map((id) => `sales/${id}/products`),
    ];
    const others = [
      'home',
      'menus/brands',
      'menus/categories',
      'sales/products',
      'countries/42/states',
      'search/suggestions',
      'marketing/rankings/categories?include-products=true',
      'marketing/rankings/brands?include-products=true',
      'marketing/rankings/products',
    ];
    expect(await statusesOf([...listings, ...others], language)).toEqual([]);
  });
});
