import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../src/testing/test-shop.ts';
import { seedDemo } from './seed.ts';
import { demoShop } from './shop.ts';

const NOW = Date.UTC(2026, 10, 21, 4);

let shop: TestShop;
let laidOut: boolean;
beforeAll(async () => {
  shop = await testShop();
  laidOut = await seedDemo(shop.database.db, NOW);
});
afterAll(() => shop.close());

const countOf = async (table: 'products' | 'variants' | 'set_products' | 'content_revisions') => {
  const { count } = await shop.database.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

test('an empty database is filled with every row, once', async () => {
  expect(laidOut).toBe(true);
  const rows = demoShop(NOW);
  for (const table of ['products', 'variants', 'set_products', 'content_revisions'] as const) {
    expect(await countOf(table)).toBe(rows[table].length);
  }
});

test('a database that has anything is left as it is', async () => {
  const { db } = shop.database;
  await db.updateTable('brands').set({ name: 'Renamed' }).where('id', '=', '1001').execute();
  expect(await seedDemo(db, NOW)).toBe(false);
  const brand = await db
    .selectFrom('brands')
    .select('name')
    .where('id', '=', '1001')
    .executeTakeFirstOrThrow();
  expect(brand.name).toBe('Renamed');
});

test('what is stored is what was laid out', async () => {
  const [first] = demoShop(NOW).products;
  const stored = await shop.database.db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', first?.id ?? '')
    .executeTakeFirstOrThrow();
  expect({
    ...stored,
    published_at: stored.published_at.toISOString(),
    updated_at: stored.updated_at.toISOString(),
  }).toEqual(first);
});
