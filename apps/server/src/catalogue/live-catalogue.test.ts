import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type CatalogueApp,
  createCatalogueApp,
  product,
  seedCatalogueFixture,
} from '../../test/support/catalogue-fixture.ts';
import { onPostgresql, openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import { buildIndex } from './catalogue-index.ts';
import type { SkippedRow } from './check-rows.ts';
import { openCatalogue } from './live-catalogue.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { findLeadingPrice } from './price.ts';
import { runSync } from './time-slicing.ts';

let shop: TestShop;
let server: CatalogueApp;

beforeAll(async () => {
  shop = await openTestShop({ seed: seedCatalogueFixture });
  server = await createCatalogueApp(shop.database);
});

afterAll(async () => {
  await server.close();
  await shop.close();
});

const nameAt = async ({ app }: CatalogueApp, id: string) =>
  (await app.inject(`/api/v1/brands/${id}/products`)).json().title;

async function eventually<T>(read: () => Promise<T>, expected: T) {
  for (let tries = 0; tries < 400 && (await read()) !== expected; tries++) await pause(25);
  expect(await read()).toBe(expected);
}

const rename = (id: string, name: string) =>
  shop.database.db.updateTable('brands').set({ name }).where('id', '=', id).execute();

describe('the catalogue in memory', () => {
  it('follows changes in the database and drops cached responses', async () => {
    await nameAt(server, '1001');
    await rename('1001', 'Renamed once');
    await eventually(() => nameAt(server, '1001'), 'Renamed once');
    await rename('1001', 'Renamed twice');
    await eventually(() => nameAt(server, '1001'), 'Renamed twice');
  });

  it('shows the focal points of images, those of the product before those of the library', async () => {
    const { id, imageKeys } = product(5);
    const [key = ''] = imageKeys;
    const uploaded = `u-900x1200-${'a'.repeat(32)}`;
    const { db } = shop.database;
    const readPositions = async () => {
      const { images } = (await server.app.inject(`/api/v1/products/${id}`)).json();
      return images.map(({ position }: { position?: string }) => position ?? 'centre').join();
    };
    const at = new Date(0);
    await db
      .insertInto('media_files')
      .values({
        key: uploaded,
        kind: 'image',
        name: 'x',
        width: 900,
        height: 1200,
        uploaded_at: at,
        state: 'stored',
      })
      .execute();
    await db
      .updateTable('products')
      .set({ image_keys: JSON.stringify([key, uploaded]) })
      .where('id', '=', id)
      .execute();
    await eventually(readPositions, Array(6).fill('centre').join());
    await db
      .updateTable('media_files')
      .set({ focal_x: 250, focal_y: 105 })
      .where('key', '=', uploaded)
      .execute();
    await eventually(readPositions, `${'centre,'.repeat(3)}${Array(3).fill('25% 10.5%').join()}`);
    await db
      .insertInto('product_images')
      .values({ product_id: id, key: uploaded, focal_x: 500, focal_y: 0, added_at: at })
      .execute();
    await server.catalogue.refresh();
    expect(await readPositions()).toContain('50% 0%');
  });

  it('removes a product that goes offline', async () => {
    const { id } = product(60);
    await shop.database.db
      .updateTable('products')
      .set({ is_online: false })
      .where('id', '=', id)
      .execute();
    await server.catalogue.refresh();
    expect(server.catalogue.current().index.numberById.has(id)).toBe(false);
  });

  it('serves the old snapshot while a new one is built', async () => {
    const before = server.catalogue.current();
    const refreshed = server.catalogue.refresh();
    expect(server.catalogue.current()).toBe(before);
    await refreshed;
    expect(server.catalogue.current()).not.toBe(before);
  });

  it.runIf(onPostgresql)('is updated in two processes on one database', async () => {
    const other = await shop.reopen();
    const second = await createCatalogueApp(other);
    await rename('1002', 'Seen by both');
    await eventually(() => nameAt(server, '1002'), 'Seen by both');
    await eventually(() => nameAt(second, '1002'), 'Seen by both');
    await second.close();
    await other.close();
  });

  it('is unavailable until it was read, and retries after a failure', async () => {
    const failures: unknown[] = [];
    const { db } = shop.database;
    let isBroken = true;
    const database = {
      get db() {
        if (isBroken) throw new Error('no database');
        return db;
      },
      listen: async () => async () => {},
    };
    const catalogue = await openCatalogue({
      database,
      listImages: () => [],
      onFailure: (error) => failures.push(error),
    });
    expect(catalogue.isReady()).toBe(false);
    expect(() => catalogue.current()).toThrowError(
      expect.objectContaining({ code: 'unavailable' }),
    );
    isBroken = false;
    await eventually(async () => catalogue.isReady(), true);
    expect(failures).toHaveLength(1);
    await catalogue.close();
  });
});

const readIndex = async () => runSync(buildIndex(await loadCatalogue(shop.database.db)));

/** The parts of the index that depend on stock and prices. */
const readStock = ({ index }: ReturnType<CatalogueApp['catalogue']['current']>) => ({
  columns: index.columns,
  sortOrders: index.sortOrders,
  sizes: index.facets.Sizes.members,
  discounts: index.facets.Discount.members,
});

const updateVariants = (productId: string, values: { quantity?: number; price?: number }) =>
  shop.database.db
    .updateTable('variants')
    .set({
      ...(values.quantity !== undefined && { quantity: values.quantity }),
      ...(values.price !== undefined && {
        price_incl_taxes: values.price,
        price_without_promotion: values.price,
      }),
    })
    .where('product_id', '=', productId)
    .execute();

describe('a change of stock or price', () => {
  const priceInList = async (
    { app }: CatalogueApp,
    { brandId, id }: ReturnType<typeof product>,
  ) => {
    const list = await app.inject(`/api/v1/brands/${brandId}/products?size=60`);
    return list.json().items.find((item: { id: string }) => item.id === id)?.price;
  };
  const changed = product(30);
  const other = product(31);

  it('is visible in every list without building a new index', async () => {
    const before = server.catalogue.current();
    await updateVariants(changed.id, { quantity: 3, price: 123_400 });
    await eventually(() => priceInList(server, changed), 123_400);
    await updateVariants(changed.id, { quantity: 0 });
    const isSoldOut = async () =>
      (await server.app.inject(`/api/v1/products/search?keyword=${changed.id}`)).statusCode;
    await isSoldOut();
    const n = before.index.numberById.get(changed.id) as number;
    await eventually(async () => before.summarise(n, 'zh-CN').isSoldOut, true);
    expect(server.catalogue.current()).toBe(before);
    expect(readStock(before)).toEqual(readStock({ ...before, index: await readIndex() }));
  });

  it('drops only the cached responses that show the product', async () => {
    await updateVariants(changed.id, { quantity: 4 });
    const url = (id: string) => `/api/v1/products/${id}`;
    const read = async (id: string) => (await server.app.inject(url(id))).json();
    await eventually(
      async () =>
        (await read(changed.id)).variants.every((v: { quantity: number }) => v.quantity === 4),
      true,
    );
    await read(other.id);
    const { hits } = server.responseCache.stats;
    await updateVariants(changed.id, { price: 77_700 });
    await eventually(async () => (await read(changed.id)).price.priceInclTaxes, 77_700);
    const hitsBefore = server.responseCache.stats.hits;
    expect(hitsBefore).toBeGreaterThanOrEqual(hits);
    await read(other.id);
    expect(server.responseCache.stats.hits).toBe(hitsBefore + 1);
  });

  it('is not lost while an index is built', async () => {
    for (let round = 0; round < 5; round++) {
      const refreshed = server.catalogue.refresh();
      await updateVariants(changed.id, { quantity: 2, price: 50_000 + round * 100 });
      await refreshed;
      await eventually(
        async () => {
          const { index } = server.catalogue.current();
          const row = index.products[index.numberById.get(changed.id) as number];
          return findLeadingPrice(row?.variants ?? [])?.price;
        },
        50_000 + round * 100,
      );
    }
    await eventually(async () => server.catalogue.status().staleMs, 0);
  });

  it('is tried again when the database does not answer', async () => {
    const failures: unknown[] = [];
    const { listen } = shop.database;
    let isBroken = false;
    const database = {
      listen,
      get db() {
        if (isBroken) throw new Error('no database');
        return shop.database.db;
      },
    };
    const own = await createCatalogueApp(
      { ...shop.database, ...database, db: shop.database.db },
      { database, onFailure: (error) => failures.push(error) },
    );
    isBroken = true;
    await updateVariants(changed.id, { price: 61_000 });
    await vi.waitFor(() => expect(failures.length).toBeGreaterThan(0), 20_000);
    expect(own.catalogue.status().staleMs).toBeGreaterThan(0);
    expect(own.catalogue.status().failures).toBe(failures.length);
    isBroken = false;
    await eventually(() => priceInList(own, changed), 61_000);
    expect(own.catalogue.status().staleMs).toBe(0);
    await own.close();
  });

  it.runIf(onPostgresql)('is seen by two processes on one database', async () => {
    const database = await shop.reopen();
    const second = await createCatalogueApp(database);
    await updateVariants(changed.id, { price: 88_800 });
    await eventually(() => priceInList(server, changed), 88_800);
    await eventually(() => priceInList(second, changed), 88_800);
    await second.close();
    await database.close();
  });
});

describe('the notifications of stock and prices', () => {
  const { id } = product(33);

  /** Collects what is sent while something is done. */
  async function collectPayloads(change: () => Promise<unknown>) {
    const payloads: (string | undefined)[] = [];
    const content = vi.fn();
    const { listen, notify } = shop.database;
    const stops = [
      await listen('catalogue', (payload) => payloads.push(payload)),
      await listen('content', content),
    ];
    await change();
    await notify('content');
    // Notifications arrive in order, so an earlier one would have arrived by now.
    await vi.waitFor(() => expect(content).toHaveBeenCalled(), 20_000);
    for (const stop of stops) await stop();
    return payloads;
  }

  it.each([
    ['one of many is sold', { quantity: 7 }, []],
    ['the stock passes two', { quantity: 2 }, []],
    ['one is left', { quantity: 1 }, [`products ${id}`]],
    ['the last one is sold', { quantity: 0 }, [`products ${id}`]],
    ['it is in stock again', { quantity: 9 }, [`products ${id}`]],
    ['its price changes', { price: 1_000 }, [`products ${id}`]],
    ['nothing changes', { price: 1_000 }, []],
  ])('when %s', async (_, values, expected) => {
    if ('quantity' in values && values.quantity === 7) await updateVariants(id, { quantity: 8 });
    expect(await collectPayloads(() => updateVariants(id, values))).toEqual(expected);
  });

  it('ask for a new index when sizes are put in another order', async () => {
    const reorder = () =>
      shop.database.db
        .updateTable('variants')
        .set({ position: sql<number>`position + 1` })
        .where('product_id', '=', id)
        .execute();
    expect(await collectPayloads(reorder)).toEqual(['']);
  });

  it('split many products over payloads of a size that PostgreSQL sends', async () => {
    const reprice = () =>
      sql`update variants set price_incl_taxes = price_incl_taxes + 100,
          price_without_promotion = price_without_promotion + 100`.execute(shop.database.db);
    await sql`insert into products select (jsonb_populate_record(products, jsonb_build_object(
        'id', k, 'external_id', k::text))).*
      from products, generate_series(7000000000000000000, 7000000000000000699) k
      where products.id = ${id}`.execute(shop.database.db);
    await sql`insert into variants select (jsonb_populate_record(v, jsonb_build_object(
        'id', k, 'product_id', k, 'sku', k::text))).*
      from variants v, generate_series(7000000000000000000, 7000000000000000699) k
      where v.id = (select min(id) from variants where product_id = ${id})`.execute(
      shop.database.db,
    );
    const payloads = await collectPayloads(reprice);
    const ids = payloads.flatMap((payload) => payload?.replace('products ', '').split(',') ?? []);
    expect(payloads.length).toBeGreaterThan(1);
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids).toContain('7000000000000000699');
    await sql`delete from products where id >= 7000000000000000000`.execute(shop.database.db);
  });
});

describe('faulty rows', () => {
  const breakRow = (statement: string) => sql.raw(statement).execute(shop.database.db);

  it('are left out and reported, and everything else is served', async () => {
    const skipped: SkippedRow[] = [];
    const own = await createCatalogueApp(shop.database, { onSkipped: (row) => skipped.push(row) });
    const { index } = own.catalogue.current();
    const [leaf] = index.tree.ordered.filter(({ id }) => index.tree.childrenOf(id).length === 0);
    const inLeaf = index.products.find(({ categoryId }) => categoryId === leaf?.id);
    const [noChinese, infinite, noImages] = [product(50), product(51), product(52)];
    await breakRow(
      `update products set short_description = '{"en-US": "Coat"}' where id = ${noChinese.id}`,
    );
    await breakRow(`update products set published_at = 'infinity' where id = ${infinite.id}`);
    await breakRow(`update products set image_keys = '{}' where id = ${noImages.id}`);
    await breakRow(`update categories set name = '{"en-US": "Coats"}' where id = ${leaf?.id}`);
    await breakRow(`update attributes set name = 'null' where code = 'attribute-3'`);
    await breakRow(`update brands set description = '{}' where id = 1003`);
    await own.catalogue.refresh();

    const after = own.catalogue.current().index;
    for (const { id } of [noChinese, infinite, noImages])
      expect(after.numberById.has(id)).toBe(false);
    expect(after.numberById.has(inLeaf?.id ?? '')).toBe(true);
    expect(after.tree.byId.has(leaf?.id ?? '')).toBe(false);
    expect(own.catalogue.status()).toMatchObject({ failures: 0, skippedRows: 6 });
    expect(new Set(skipped.map(({ table, id }) => `${table} ${id}`))).toEqual(
      new Set([
        `products ${noChinese.id}`,
        `products ${infinite.id}`,
        `products ${noImages.id}`,
        `categories ${leaf?.id}`,
        'attributes attribute-3',
        'brands 1003',
      ]),
    );
    // The products of a skipped category are listed by its parent.
    const list = await own.app.inject(`/api/v1/categories/${leaf?.parentId}/products?size=60`);
    expect(list.statusCode).toBe(200);
    const reported = skipped.length;
    await own.catalogue.refresh();
    expect(skipped).toHaveLength(reported);
    await own.close();
  });

  it('are shown in Chinese where only their English is missing', async () => {
    const own = await createCatalogueApp(shop.database, {});
    const { id } = product(53);
    const label = { id: 1, name: { 'zh-CN': '新品', 'en-US': '' }, priority: 1 };
    await breakRow(
      `update products set short_description = '{"zh-CN": "风衣"}', labels = '${JSON.stringify([label])}' where id = ${id}`,
    );
    await breakRow(
      `update colours set name = '{"zh-CN": "云灰"}' where code = (select min(code) from colours)`,
    );
    const before = own.catalogue.status().skippedRows;
    await own.catalogue.refresh();
    const { index } = own.catalogue.current();
    const shown = index.products[index.numberById.get(id) ?? -1];
    expect(shown?.name).toEqual({ 'zh-CN': '风衣', 'en-US': '风衣' });
    expect(shown?.labels[0]?.name['en-US']).toBe('新品');
    expect(own.catalogue.status().skippedRows).toBe(before);
    await own.close();
  });
});
