import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { openSession } from '../../sessions/store.ts';
import { both, storeFixture } from '../../testing/catalogue-fixture.ts';
import { storeLottery, storeRewards } from '../../testing/lottery-fixture.ts';
import { storePackage } from '../../testing/promotions-fixture.ts';
import { type TestShop, testShop } from '../../testing/test-shop.ts';

/** Somebody who orders, claims and draws. */
export interface Shopper {
  readonly id: string;
  readonly key: string;
  readonly bagId: string;
}

const MANY = 1_000_000;
const SHOPPERS = 8;
const TICKETS = 2_000;
/** Scarce enough to run out in the middle, so that nobody is sold what is not there. */
export const PIECES = 30;
export const GIFTS = 25;

/** A province where no personal ID is asked for. */
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

async function someSizes(db: Kysely<Database>): Promise<string[]> {
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

/** A shop where there is something to buy, to claim and to win, left to the processes of a test. */
export async function setStage() {
  const now = Date.now();
  const shoppers: Shopper[] = [];
  let sizes: string[] = [];
  const shop: TestShop = await testShop({
    onDisk: true,
    async seed(database) {
      const { db } = database;
      await storeFixture(database);
      await db.insertInto('country_states').values(HONG_KONG).execute();
      await storeRewards(database, now);
      await storePackage(database, 'open', now, { quantity: MANY, per_shopper: MANY });
      await storeLottery(database, 'lots', now, {
        freePerDay: 0,
        prizes: [
          { reward: 'gift', odds: 500_000, stock: GIFTS },
          { reward: 'coupon', odds: 400_000 },
        ],
      });
      for (let n = 0; n < SHOPPERS; n++) shoppers.push(await newShopper(db, now));
      sizes = await someSizes(db);
      await db.updateTable('variants').set({ quantity: PIECES }).where('id', 'in', sizes).execute();
    },
  });
  await shop.leave();
  return { shop, shoppers, sizes };
}

export type Stage = Awaited<ReturnType<typeof setStage>>;
