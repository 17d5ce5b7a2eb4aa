import { mapInParallel } from '@vitrine/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeeds, storeLottery, storeRewards } from '../../../test/support/lottery-fixture.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { drawPrize } from './draw-prize.ts';

const NOW = Date.parse('2026-11-21T10:00:00+08:00');
const SHOPPERS = 40;
const TICKETS_EACH = 20;
const DRAWS_EACH = 50;
const PARALLEL = 30;

const lottery = { id: 'rush', free_per_day: TICKETS_EACH };
const seed = createSeeds('rush');
let shop: TestShop;
let shoppers: string[];

beforeAll(async () => {
  shop = await openTestShop({ environment: { DATABASE_POOL_SIZE: '20' } });
  const { database } = shop;
  await storeRewards(database, NOW);
  await storeLottery(database, lottery.id, NOW, {
    freePerDay: TICKETS_EACH,
    prizes: [
      { reward: 'gift', odds: 500_000, stock: 37 },
      { reward: 'coupon', odds: 100_000, stock: 200 },
    ],
  });
  const rows = await database.db
    .insertInto('shoppers')
    .values(Array.from({ length: SHOPPERS }, (_, i) => ({ name: String(i) })))
    .returning('id')
    .execute();
  shoppers = rows.map(({ id }) => id);
}, 300_000);
afterAll(() => shop.close());

const drawFor = (shopperId: string) =>
  shop.database.db.transaction().execute(async (trx) => {
    // On a busy machine a draw may wait longer for the prize than shoppers do.
    await sql`set local lock_timeout = '20s'`.execute(trx);
    return drawPrize(trx, { lottery, shopperId, seed: seed(32), now: NOW });
  });

it(`gives no prize too many, and no ticket two draws, among ${SHOPPERS * DRAWS_EACH}`, async () => {
  const attempts = Array.from({ length: SHOPPERS * DRAWS_EACH }, (_, i) => shoppers[i % SHOPPERS]);
  const drawIds = await mapInParallel(attempts, PARALLEL, (shopperId) => drawFor(shopperId ?? ''));
  const tickets = SHOPPERS * TICKETS_EACH;
  expect(drawIds.filter((id) => id !== undefined)).toHaveLength(tickets);

  const draws = await shop.database.db.selectFrom('lottery_draws').selectAll().execute();
  expect(new Set(draws.map(({ ticket_id }) => ticket_id)).size).toBe(tickets);
  const prizes = await shop.database.db.selectFrom('lottery_prizes').selectAll().execute();
  const stocks = new Map(prizes.map(({ id, stock }) => [id, Number(stock)]));
  const findAwarded = (id: string) => draws.filter(({ prize_given }) => prize_given === id);
  expect(findAwarded('rush-1')).toHaveLength(37);
  expect(stocks.get('rush-1')).toBe(0);
  expect(stocks.get('rush-2')).toBe(200 - findAwarded('rush-2').length);
  const before = findAwarded('rush-1').map(({ stock_before }) => Number(stock_before));
  expect(before.sort((left, right) => left - right)).toEqual(
    Array.from({ length: 37 }, (_, i) => i + 1),
  );
}, 300_000);
