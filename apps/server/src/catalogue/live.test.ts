import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CatalogueApp,
  catalogueApp,
  product,
  storeFixture,
} from '../testing/catalogue-fixture.ts';
import { onPostgresql, type TestShop, testShop } from '../testing/test-shop.ts';
import { openCatalogue } from './live.ts';

let shop: TestShop;
let process: CatalogueApp;

beforeAll(async () => {
  shop = await testShop({ seed: storeFixture });
  process = await catalogueApp(shop.database);
});

afterAll(async () => {
  await process.close();
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
  it('follows the database without being asked, and what was kept of the old one is gone', async () => {
    await nameAt(process, '1001');
    await rename('1001', 'Renamed once');
    await eventually(() => nameAt(process, '1001'), 'Renamed once');
    await rename('1001', 'Renamed twice');
    await eventually(() => nameAt(process, '1001'), 'Renamed twice');
  });

  it('loses a product that goes offline', async () => {
    const { id } = product(60);
    await shop.database.db
      .updateTable('products')
      .set({ is_online: false })
      .where('id', '=', id)
      .execute();
    await process.catalogue.refresh();
    expect(process.catalogue.current().index.numberOf.has(id)).toBe(false);
  });

  it('keeps answering from the old state while a new one is built', async () => {
    const before = process.catalogue.current();
    const refreshed = process.catalogue.refresh();
    expect(process.catalogue.current()).toBe(before);
    await refreshed;
    expect(process.catalogue.current()).not.toBe(before);
  });

  it.runIf(onPostgresql)('is the same in two processes on one database', async () => {
    const other = await shop.reopen();
    const second = await catalogueApp(other);
    await rename('1002', 'Seen by both');
    await eventually(() => nameAt(process, '1002'), 'Seen by both');
    await eventually(() => nameAt(second, '1002'), 'Seen by both');
    await second.close();
    await other.close();
  });

  it('is unavailable until it could be read, and tries again', async () => {
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
      imaging: () => [],
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
