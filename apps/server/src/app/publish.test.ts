import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { brandOptions } from '../../test/support/brands.ts';
import { product, seedCatalogueFixture } from '../../test/support/catalogue-fixture.ts';
import { onPostgresql, openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import type { Channel, OpenDatabase } from '../database/database.ts';
import { createPageApi } from '../pages/api.ts';
import { registerPages } from '../pages/routes.ts';
import { type App, createApp } from './create-app.ts';

const { id } = product(40);

let test: TestShop;
let databases: OpenDatabase[];
let apps: App[];

/** An app whose pages show a content text and a price, as the web app would get them. */
const openApp = (database: OpenDatabase): Promise<App> =>
  createApp({
    settings: test.settings,
    database,
    extend: (app, shop) =>
      registerPages(app, {
        ...brandOptions,
        db: database.db,
        renderer: {
          files: new Map(),
          isStrict: true,
          async render({ api, path }) {
            const isProduct = path.startsWith('/products/');
            const text = isProduct
              ? (await api.getProduct({ params: { id } })).price.priceInclTaxes
              : (await api.getFlatContent({ params: { code: 'shop' } })).value.searchPlaceholder;
            return { status: 200, html: Readable.from([`<p>${text}</p>`]) };
          },
        },
        api: createPageApi(shop.transport),
        onChange: (listener) => shop.responseCache.onChange(listener),
        cacheBytes: 1_000_000,
        publicUrl: undefined,
      }),
  });

beforeAll(async () => {
  test = await openTestShop({
    seed: async (database) => {
      await seedCatalogueFixture(database);
      await publish(database, 'first');
    },
  });
  databases = [test.database, onPostgresql ? await test.reopen() : test.database];
  apps = [];
  for (const database of databases) apps.push(await openApp(database));
});

afterAll(async () => {
  for (const { app } of apps) await app.close();
  if (onPostgresql) await databases[1]?.close();
  await test.close();
});

const publish = ({ db }: Pick<OpenDatabase, 'db'>, searchPlaceholder: string) => {
  const value = JSON.stringify({ searchPlaceholder });
  return db
    .insertInto('flat_contents')
    .values({ code: 'shop', language: 'zh-CN', value })
    .onConflict((conflict) => conflict.columns(['code', 'language']).doUpdateSet({ value }))
    .execute();
};

/** Waits until a change has reached every app: this listener is called after theirs. */
async function afterNotification(channel: Channel, change: () => Promise<unknown>) {
  const listeners = databases.map(() => vi.fn());
  const stops = await Promise.all(
    databases.map((database, at) => database.listen(channel, listeners[at] ?? vi.fn())),
  );
  await change();
  for (const listener of listeners)
    await vi.waitFor(() => expect(listener).toHaveBeenCalled(), 20_000);
  for (const stop of stops) await stop();
}

const readAll = (url: string) =>
  Promise.all(apps.map(async ({ app }) => (await app.inject(url)).body));

describe('what was just published', () => {
  it('is on the page at the first look, in every process', async () => {
    expect(await readAll('/content/spring')).toEqual(['<p>first</p>', '<p>first</p>']);
    expect(await readAll('/content/spring')).toEqual(['<p>first</p>', '<p>first</p>']);
    await afterNotification('content', () => publish(test.database, 'second'));
    expect(await readAll('/content/spring')).toEqual(['<p>second</p>', '<p>second</p>']);
    const call = await readAll('/api/v1/contents/flat-contents/shop');
    expect(call.map((body) => JSON.parse(body).value.searchPlaceholder)).toEqual([
      'second',
      'second',
    ]);
  });
});

describe('a new price', () => {
  it('is on the pages of its product in every process, and leaves other pages in the cache', async () => {
    const url = `/products/${id}`;
    await readAll(url);
    await readAll('/content/spring');
    const hits = () => apps.map(({ shop }) => shop.responseCache.stats.misses);
    const misses = hits();
    await test.database.db
      .updateTable('variants')
      .set({ price_incl_taxes: 4_200, price_without_promotion: 4_200 })
      .where('product_id', '=', id)
      .execute();
    await vi.waitFor(
      async () => expect(await readAll(url)).toEqual(['<p>4200</p>', '<p>4200</p>']),
      20_000,
    );
    const afterPrice = hits();
    expect(afterPrice).not.toEqual(misses);
    await readAll('/content/spring');
    expect(hits()).toEqual(afterPrice);
  });
});
