import { lotteries } from '@vitrine/contract';
import { DAY_MS } from '@vitrine/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeeds, storeLottery, storeRewards } from '../../../test/support/lottery-fixture.ts';
import {
  openResourceApp,
  type ResourceApp,
  type Visitor,
} from '../../../test/support/resource-app.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { lotteryHandlers } from './routes.ts';
import { rollForTicket, selectPrizes } from './rules.ts';

const IMAGES = [{ url: '/images/scarf/240', size: 240, position: '50% 18%' }];
const START = Date.parse('2026-11-21T10:00:00+08:00');
let now = START;
let shop: TestShop;
let app: ResourceApp;
let visitor: Visitor;

beforeAll(async () => {
  shop = await openTestShop();
  const { database } = shop;
  await storeRewards(database, START);
  await database.db
    .updateTable('reward_definitions')
    .set({ image_key: 'scarf' })
    .where('id', '=', 'gift')
    .execute();
  const store = (
    id: string,
    freePerDay: number,
    ...prizes: Parameters<typeof storeLottery>[3]['prizes'][number][]
  ) => storeLottery(database, id, START, { freePerDay, prizes });
  await store('sure', 2, { reward: 'coupon', odds: 1_000_000 });
  await store('thing', 1, { reward: 'gift', odds: 1_000_000 });
  await store('empty', 1, { reward: 'coupon', odds: 1_000_000, stock: 0 });
  await store(
    'falls',
    1,
    { reward: 'gift', odds: 999_999, stock: 0 },
    { reward: 'gift', odds: 0 },
    { reward: 'coupon', odds: 1 },
  );
  await store(
    'held',
    1,
    { reward: 'gift', odds: 1_000_000, stock: 0 },
    { reward: 'coupon', odds: 0 },
  );
  await store(
    'autumn',
    20,
    { reward: 'gift', odds: 500_000, stock: 37 },
    { reward: 'coupon', odds: 100_000, stock: 200 },
  );
  const handlers = lotteryHandlers({
    db: database.db,
    imageSet: (key) => (key === 'scarf' ? { width: 240, height: 320, images: IMAGES } : undefined),
    now: () => now,
    random: createSeeds('draws'),
  });
  app = await openResourceApp(shop, lotteries, handlers, { now: () => now });
}, 60_000);
beforeEach(async () => {
  now = START;
  visitor = await app.newShopper();
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const draw = (id: string, shopper = visitor) =>
  app.ask('POST', `lotteries/${id}/draw-rewards`, { visitor: shopper });
const readTickets = async (id: string, shopper?: Visitor) =>
  (await app.ask('GET', `lotteries/${id}`, shopper ? { visitor: shopper } : {})).body.tickets;
describe('lottery', () => {
  it("lists prizes with odds and the shopper's tickets", async () => {
    const { body } = await app.ask('GET', 'lotteries/autumn', { visitor, language: 'en' });
    expect(body).toMatchObject({ id: 'autumn', status: 'running', tickets: 20 });
    expect(body.prizes[0]).toMatchObject({ name: 'gift', odds: 500_000, isGone: false });
    expect(body.prizes[0]).toMatchObject({ image: '/images/scarf/240', images: IMAGES });
    expect((await app.ask('GET', 'lotteries/empty')).body.prizes[0].isGone).toBe(true);
  });

  it('can be read without a session but drawn by shoppers only', async () => {
    expect(await readTickets('sure')).toBeNull();
    expect(await readTickets('sure', await app.newGuest())).toBeNull();
    expect((await draw('sure', await app.newGuest())).status).toBe(401);
    expect((await draw('none')).status).toBe(404);
  });

  it('refuses draws after its end', async () => {
    now = START + 10 * DAY_MS;
    expect((await draw('sure')).body.error.reason).toBe('not-running');
    expect(await readTickets('sure', visitor)).toBe(0);
  });
});

describe('draw', () => {
  it('grants a prize and uses a ticket', async () => {
    const { body } = await draw('sure');
    expect(body).toMatchObject({ prize: { name: '礼-coupon' }, ticketsLeft: 1 });
    expect(body.reward).toMatchObject({ kind: 'coupon', status: 'granted', source: 'lottery' });
    expect(body.reward.promoCodes.length).toBe(1);
    expect(await readTickets('sure', visitor)).toBe(1);
  });

  it('is refused without tickets until the next day in Beijing', async () => {
    await draw('sure');
    await draw('sure');
    const third = await draw('sure');
    expect([third.status, third.body.error.reason]).toEqual([409, 'no-tickets']);
    now = Date.parse('2026-11-22T00:00:00+08:00');
    expect((await draw('sure')).body.ticketsLeft).toBe(1);
  });

  it('leaves a gift to be claimed', async () => {
    expect((await draw('thing')).body.reward).toMatchObject({ kind: 'gift', status: 'claimable' });
  });

  it('wins nothing when all prizes are out of stock', async () => {
    expect((await draw('empty')).body).toMatchObject({ prize: null, reward: null, ticketsLeft: 0 });
  });

  it('wins the next prize when the rolled one is out of stock', async () => {
    expect((await draw('falls')).body.prize).toMatchObject({ id: 'falls-3' });
  });

  it('never gives a prize without odds, also when the rolled one is out of stock', async () => {
    const drawn = await draw('held');
    expect([drawn.status, drawn.body.prize]).toEqual([200, null]);
  });

  it('publishes the odds of the next draw', async () => {
    const { body } = await app.ask('GET', 'lotteries/falls');
    expect(body.prizes.map(({ odds }: { odds: number }) => odds)).toEqual([0, 0, 1_000_000]);
  });

  it('returns the same draw for repeated requests', async () => {
    const send = () =>
      app.ask('POST', 'lotteries/sure/draw-rewards', { visitor, idempotencyKey: 'one-draw-only' });
    const responses = await Promise.all([send(), send(), send()]);
    expect(new Set(responses.map(({ body }) => body.drawId)).size).toBe(1);
    expect(await readTickets('sure', visitor)).toBe(1);
  });

  it('is listed for its winner, filtered by lottery', async () => {
    await draw('sure');
    await draw('thing');
    const listRewardKinds = async (query: string, shopper = visitor) =>
      (await app.ask('GET', `my/lotteries/rewards${query}`, { visitor: shopper })).body.map(
        ({ kind }: { kind: string }) => kind,
      );
    expect((await listRewardKinds('')).sort()).toEqual(['coupon', 'gift']);
    expect(await listRewardKinds('?lottery-id=thing')).toEqual(['gift']);
    expect(await listRewardKinds('', await app.newShopper())).toEqual([]);
  });

  it('can be verified and cannot be changed', async () => {
    const { body } = await draw('falls');
    const { db } = shop.database;
    const stored = await db
      .selectFrom('lottery_draws')
      .selectAll()
      .where('id', '=', body.drawId)
      .executeTakeFirstOrThrow();
    expect(rollForTicket(stored.seed, stored.ticket_id)).toBe(stored.roll);
    expect(selectPrizes(stored.rules, stored.roll)[0]).toBe(stored.prize_rolled);
    expect([stored.prize_rolled, stored.prize_given]).toEqual(['falls-1', 'falls-3']);
    const change = db.updateTable('lottery_draws').set({ roll: 1 }).where('id', '=', stored.id);
    await expect(change.execute()).rejects.toThrow('stays as it was');
    await expect(db.deleteFrom('lottery_draws').execute()).rejects.toThrow('stays as it was');
  });
});
