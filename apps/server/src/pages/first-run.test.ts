import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCatalogueFixture } from '../../test/support/catalogue-fixture.ts';
import { openTestApp, type TestApp } from '../../test/support/test-app.ts';
import { watchFirstRun } from '../resources/first-run/watch-first-run.ts';
import { createPageApi } from './api.ts';
import { registerPages } from './routes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({
    extend: (app, shop) =>
      registerPages(app, {
        brand: shop.settings.brand,
        brandDir: shop.settings.brandDir,
        db: shop.database.db,
        renderer: {
          files: new Map(),
          isStrict: true,
          render: async () => ({ status: 200, html: Readable.from(['<p>page</p>']) }),
        },
        api: createPageApi(shop.transport),
        onChange: () => {},
        cacheBytes: 0,
        publicUrl: undefined,
        findMissingParts: watchFirstRun(shop.database.db, shop.now),
      }),
  });
});
afterAll(() => test.close());

it.each(['/', '/en'])('%s of a new shop says in both languages what is missing', async (url) => {
  const { statusCode, headers, body } = await test.app.inject(url);
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  for (const text of [
    '商店尚未开业',
    '上架商品',
    'This shop is not open yet',
    'home page',
    'noindex',
  ])
    expect(body).toContain(text);
  expect(body).not.toMatch(/owner|invitation|postgres|\/tmp/i);
});

it.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
])('%s of a shop without a name is served', async (url, type) => {
  const { statusCode, headers } = await test.app.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([200, type]);
});

it('readyz tells that the catalogue is empty', async () => {
  const { body } = await test.app.inject('/readyz');
  expect(JSON.parse(body).states.catalogue).toMatchObject({ isEmpty: true, products: 0 });
});

it('other pages of a new shop are rendered', async () => {
  expect((await test.app.inject('/content/spring')).body).toBe('<p>page</p>');
});

it('the home page is shown as soon as there are products', async () => {
  await seedCatalogueFixture(test.test.database);
  expect((await test.app.inject('/')).body).toBe('<p>page</p>');
  await test.shop.catalogue.refresh();
  const { body } = await test.app.inject('/readyz');
  expect(JSON.parse(body).states.catalogue.isEmpty).toBe(false);
});
