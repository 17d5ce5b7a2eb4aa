import type { Localised } from '@vitrine/kit';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import {
  type LiveCatalogue,
  type LiveCatalogueOptions,
  openCatalogue,
} from '../../src/catalogue/live-catalogue.ts';
import type { ProductRow } from '../../src/catalogue/rows.ts';
import type { Database, OpenDatabase } from '../../src/database/database.ts';
import { noSessions } from '../../src/http/create-handler-context.ts';
import { ResponseCache } from '../../src/http/response-cache.ts';
import { sendProblem } from '../../src/http/send-problem.ts';
import { serve } from '../../src/http/serve.ts';
import { catalogueCalls, catalogueHandlers } from '../../src/resources/catalogue-handlers.ts';
import { createImageUrls } from '../../src/resources/images/image-urls.ts';
import { buildSyntheticCatalogue } from './synthetic-catalogue.ts';
import { insertCatalogue } from './synthetic-store.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

/** The time of the catalogue's tests. */
export const NOW = Date.UTC(2026, 9, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

export const both = (zh: string, en: string): Localised => ({ 'zh-CN': zh, 'en-US': en });
const json = JSON.stringify;

export const rows = buildSyntheticCatalogue(300, 21, NOW);
export const product = (n: number): ProductRow => rows.products[n] as ProductRow;

/** Two products that differ only in colour, in the order of the colours. */
export const colourwayPair = [product(60), findOtherColour(product(60))].sort(
  (a, b) => findColourPlace(a) - findColourPlace(b),
) as [ProductRow, ProductRow];
for (const row of colourwayPair) row.familyId = 'coat';

function findOtherColour({ colour }: ProductRow): ProductRow {
  return rows.products.slice(61).find((other) => other.colour !== colour) as ProductRow;
}

function findColourPlace({ colour }: ProductRow): number {
  return rows.colours.findIndex(({ code }) => code === colour);
}

export const IDS = {
  set: '501',
  emptySet: '502',
  running: '601',
  upcoming: '602',
  past: '603',
  china: '42',
  measured: product(0).id,
  offline: product(1).id,
  merchant: '9002',
};

/** Inserts a synthetic catalogue with sets, sales and a second merchant. */
export async function seedCatalogueFixture({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  await insertCatalogue(db, rows);
  await insertSelections(db);
  await db
    .insertInto('merchants')
    .values({
      id: IDS.merchant,
      name: 'Rive Nord',
      monogram: 'RN',
      city: json(both('巴黎', 'Paris')),
      country: json(both('法国', 'France')),
      founded_in: 1987,
      description: json(both('一家买手店。', 'A boutique.')),
    })
    .execute();
  await db
    .insertInto('country_states')
    .values([
      {
        id: '4202',
        country_id: '42',
        code: 'SH',
        name: json(both('上海', 'Shanghai')),
        position: 2,
      },
      {
        id: '4201',
        country_id: '42',
        code: 'BJ',
        name: json(both('北京', 'Beijing')),
        position: 1,
      },
    ])
    .execute();
  await db
    .updateTable('products')
    .set({ is_online: false })
    .where('id', '=', IDS.offline)
    .execute();
  await insertDetails(db);
}

async function insertSelections(db: Kysely<Database>): Promise<void> {
  const blank = json(both('', ''));
  await db
    .insertInto('sets')
    .values([
      {
        id: IDS.set,
        gender: 'women',
        name: json(both('秋信', 'Autumn letter')),
        description: blank,
      },
      { id: IDS.emptySet, gender: null, name: json(both('空', 'Empty')), description: blank },
    ])
    .execute();
  await db
    .insertInto('set_products')
    .values(
      [40, 7, 23].map((n, position) => ({ set_id: IDS.set, product_id: product(n).id, position })),
    )
    .execute();
  const sale = (id: string, from: number, to: number) => ({
    id,
    name: json(both('季末', 'End of season')),
    description: blank,
    starts_at: new Date(NOW + from * DAY_MS),
    ends_at: new Date(NOW + to * DAY_MS),
  });
  await db
    .insertInto('sales')
    .values([sale(IDS.running, -2, 2), sale(IDS.upcoming, 1, 9), sale(IDS.past, -9, 0)])
    .execute();
  await db
    .insertInto('sale_products')
    .values(
      [IDS.running, IDS.upcoming, IDS.past].flatMap((sale_id) =>
        [12, 3].map((n, position) => ({ sale_id, product_id: product(n).id, position })),
      ),
    )
    .execute();
}

async function insertDetails(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('products')
    .set({
      labels: json([
        { id: 7, name: both('手工', 'By hand'), priority: 9 },
        { id: 1001, name: both('独家', 'Only here'), priority: 1 },
      ]),
      compositions: json([
        { part: both('面料', 'Outer'), material: both('羊绒 100%', '100% cashmere') },
      ]),
      care: json([both('干洗', 'Dry clean')]),
      made_in: json(both('意大利', 'Italy')),
      measurements: json({
        unit: 'cm',
        names: [both('胸围', 'Chest'), both('衣长', 'Length')],
        rows: [{ size: '36', values: [92, 110] }],
      }),
      live_model: json({
        measurements: [{ name: both('身高', 'Height'), value: 177, unit: 'cm' }],
        productSize: '36',
        scale: 'FR',
      }),
      sizing: json({
        chart: 'women-clothing',
        runs: 'large',
        note: both('廓形宽松', 'A roomy cut'),
      }),
      preferred_merchant_id: IDS.merchant,
    })
    .where('id', '=', IDS.measured)
    .execute();
  await db.deleteFrom('variants').where('product_id', '=', IDS.measured).execute();
  const variant = (
    id: string,
    merchant_id: string,
    size: string,
    quantity: number,
    fen: number,
  ) => ({
    id,
    product_id: IDS.measured,
    merchant_id,
    size,
    size_scale: 'FR',
    position: Number(size),
    price_incl_taxes: fen,
    price_without_promotion: 900_000,
    quantity,
  });
  await db
    .insertInto('variants')
    .values([
      variant('1', '9001', '38', 2, 700_000),
      variant('2', IDS.merchant, '38', 1, 800_000),
      variant('3', IDS.merchant, '36', 0, 500_000),
      variant('4', '9001', '34', 3, 720_000),
    ])
    .execute();
}

export interface CatalogueApp {
  app: FastifyInstance;
  catalogue: LiveCatalogue;
  responseCache: ResponseCache;
  close: () => Promise<void>;
}

/** Serves the catalogue calls over a database, as a server process does. */
export async function createCatalogueApp(
  database: OpenDatabase,
  options: Partial<LiveCatalogueOptions> = {},
): Promise<CatalogueApp> {
  const responseCache = new ResponseCache(1_000_000);
  const images = createImageUrls({ get: () => undefined }, (key) =>
    catalogue.current().positions.get(key),
  );
  const catalogue: LiveCatalogue = await openCatalogue({
    database,
    listImages: images.views,
    onSwap: () => responseCache.clear(),
    onProductsChanged: (ids) => responseCache.drop(new Set(ids)),
    ...options,
  });
  const app = Fastify();
  app.setErrorHandler(sendProblem);
  const handlers = catalogueHandlers({ db: database.db, catalogue, images, now: () => NOW });

  serve(app, catalogueCalls, handlers, {
    sessions: noSessions,
    responseCache,
    validatesResponses: true,
  });
  return {
    app,
    catalogue,
    responseCache,
    close: async () => {
      await app.close();
      await catalogue.close();
    },
  };
}

/** Opens a shop with the fixture for the tests of one file, and returns a function that sends requests. */
export function openCatalogueHarness() {
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
  return async (path: string, language = 'zh-CN') => {
    const response = await server.app.inject({
      url: `/api${path}`,
      headers: { 'accept-language': language },
    });
    return { status: response.statusCode, body: response.json() };
  };
}

/** All products that listings may contain. */
export const online = rows.products.filter(({ id }) => id !== IDS.offline);
