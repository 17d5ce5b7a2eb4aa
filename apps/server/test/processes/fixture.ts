import type { Kysely } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import { openSession } from '../../src/sessions/store.ts';
import { both, seedCatalogueFixture } from '../support/catalogue-fixture.ts';
import { storeLottery, storeRewards } from '../support/lottery-fixture.ts';
import { storePackage } from '../support/promotions-fixture.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

/** A shopper of the test, who orders, claims and draws. */
export interface Shopper {
  readonly id: string;
  readonly key: string;
  readonly bagId: string;
}

const UNLIMITED = 1_000_000;
const SHOPPERS = 8;
const TICKETS = 2_000;
/** Small enough to sell out during the test. */
export const STOCK = 30;
export const GIFTS = 25;

/** A region that requires no personal ID. */
const HONG_KONG = {
  id: '9201',
  country_id: '92',
  code: 'HK',
  name: JSON.stringify(both('香港', 'Hong Kong')),
};

async function newShopper(db: Kysely<Database>, now: number): Promise<Shopper> {
  const { id } = await db
    .insertInto('shoppers')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  const at = new Date(now);
  await db
    .insertInto('addresses')
    .values({
      shopper_id: id,
      name: '林知夏',
      mobile_country: 'HK',
      mobile: '51234567',
      country_code: 'HK',
      state_id: HONG_KONG.id,
      city: '香港',
      district: '中西区',
      address_line: '荷李活道 10 号',
      zip_code: null,
      is_default: true,
      created_at: at,
      updated_at: at,
    })
    .execute();
  const tickets = Array.from({ length: TICKETS }, (_, n) => ({
    lottery_id: 'lots',
    shopper_id: id,
    source_key: `gift-${n}`,
    earned_at: at,
  }));
  await db.insertInto('lottery_tickets').values(tickets).execute();
  const { key, session } = await openSession(db, now, id);
  return { id, key, bagId: session.bagId };
}

async function findVariants(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select('variants.id')
    .where('products.is_online', '=', true)
    .orderBy('variants.id')
    .limit(12)
    .execute();
  return rows.map(({ id }) => id);
}

/** Seeds a shop with stock, coupons and a lottery, and closes its database for the processes of a test. */
export async function openFixture(environment: NodeJS.ProcessEnv = {}) {
  const now = Date.now();
  const shoppers: Shopper[] = [];
  let sizes: string[] = [];
  const shop: TestShop = await openTestShop({
    onDisk: true,
    environment,
    async seed(database) {
      const { db } = database;
      await seedCatalogueFixture(database);
      await db.insertInto('country_states').values(HONG_KONG).execute();
      await storeRewards(database, now);
      await storePackage(database, 'open', now, { quantity: UNLIMITED, per_shopper: UNLIMITED });
      await storeLottery(database, 'lots', now, {
        freePerDay: 0,
        prizes: [
          { reward: 'gift', odds: 500_000, stock: GIFTS },
          { reward: 'coupon', odds: 400_000 },
        ],
      });
      for (let n = 0; n < SHOPPERS; n++) shoppers.push(await newShopper(db, now));
      sizes = await findVariants(db);
      await db.updateTable('variants').set({ quantity: STOCK }).where('id', 'in', sizes).execute();
    },
  });
  await shop.closeDatabase();
  return { shop, shoppers, sizes };
}

export type ProcessesFixture = Awaited<ReturnType<typeof openFixture>>;
