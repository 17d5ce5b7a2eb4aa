import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CatalogueApp,
  createCatalogueApp,
  NOW,
} from '../../test/support/catalogue-fixture.ts';
import { seedDemo } from '../../test/support/demo-shop.ts';
import { openTestShop, type TestShop } from '../../test/support/test-shop.ts';

let shop: TestShop;
let server: CatalogueApp;

beforeAll(async () => {
  shop = await openTestShop({ seed: ({ db }) => seedDemo(db, NOW) });
  server = await createCatalogueApp(shop.database);
});

afterAll(async () => {
  await server.close();
  await shop.close();
});

/** Every n-th product is checked, to keep the test short. */
const SAMPLE_STEP = 5;

/** Lists the paths that do not answer 200. Responses that violate the contract are answered with 500. */
async function listFailures(paths: readonly string[], language: string) {
  const failures: string[] = [];
  for (const path of paths) {
    const response = await server.app.inject({
      url: `/api/v1/${path}`,
      headers: { 'accept-language': language },
    });
    if (response.statusCode !== 200) failures.push(`${response.statusCode} ${path}`);
  }
  return failures;
}

describe.each(['zh-CN', 'en-US'])('the demo shop in %s', (language) => {
  it('returns products and measurements that match the contract', async () => {
    const { products } = server.catalogue.current().index;
    expect(products.length).toBeGreaterThan(600);
    const ids = products.filter((_, n) => n % SAMPLE_STEP === 0).map(({ id }) => id);
    const paths = ids.flatMap((id) => [`products/${id}`, `products/${id}/variants-measurements`]);
    expect(await listFailures(paths, language)).toEqual([]);
  });

  it('returns listings, menus and rankings that match the contract', async () => {
    const { index } = server.catalogue.current();
    const listings = [
      ...index.tree.ordered.map(({ id }) => `categories/${id}/products`),
      ...[...index.brands.keys()].map((id) => `brands/${id}/products`),
      ...[...index.sets.keys()].map((id) => `sets/${id}/products`),
      ...[...index.sales.keys()].map((id) => `sales/${id}/products`),
    ];
    const otherPaths = [
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
    expect(await listFailures([...listings, ...otherPaths], language)).toEqual([]);
  });
});
