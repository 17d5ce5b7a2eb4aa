import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../apps/server/test/support/test-shop.ts';
import { seedDemo } from './seed.ts';
import { demoShop } from './shop.ts';

const NOW = Date.UTC(2026, 10, 21, 4);

let shop: TestShop;
let isSeeded: boolean;
beforeAll(async () => {
  shop = await openTestShop();
  isSeeded = await seedDemo(shop.database.db, NOW);
});
afterAll(() => shop.close());

const countOf = async (table: 'products' | 'variants' | 'set_products' | 'content_revisions') => {
  const { count } = await shop.database.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

test('inserts every row into an empty database once', async () => {
  expect(isSeeded).toBe(true);
  const rows = demoShop(NOW);
  for (const table of ['products', 'variants', 'set_products', 'content_revisions'] as const) {
    expect(await countOf(table)).toBe(rows[table].length);
  }
});

test('leaves a database with data unchanged', async () => {
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

test('stores a product exactly as it was built', async () => {
  const [first] = demoShop(NOW).products;
  const stored = await shop.database.db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', first?.id ?? '')
    .executeTakeFirstOrThrow();
  // The database completes what only operators write.
  const { external_id, offline_status, version, ...written } = stored;
  expect({ external_id, offline_status, version }).toEqual({
    external_id: `p${first?.id}`,
    offline_status: 'hidden',
    version: 1,
  });
  expect({
    ...written,
    published_at: stored.published_at.toISOString(),
    updated_at: stored.updated_at.toISOString(),
  }).toEqual(first);
});
