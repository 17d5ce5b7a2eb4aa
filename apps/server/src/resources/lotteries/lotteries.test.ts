import { lotteries } from '@vitrine/contract';
import { DAY_MS } from '@vitrine/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedsFrom, storeLottery, storeRewards } from '../../testing/lottery-fixture.ts';
import { type ResourceApp, resourceApp, type Visitor } from '../../testing/resource-app.ts';
import { type TestShop, testShop } from '../../testing/test-shop.ts';
import { lotteryHandlers } from './routes.ts';
import { prizesFor, rollOf } from './rules.ts';

const START = Date.parse('2026-11-21T10:00:00+08:00');
let now = START;
let shop: TestShop;
let app: ResourceApp;
let visitor: Visitor;

beforeAll(async () => {
  shop = await testShop();
  const { database } = shop;
  await storeRewards(database, START);
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
    imageSet: () => undefined,
    now: () => now,
    random: seedsFrom('draws'),
  });
  app = await resourceApp(shop, lotteries, handlers, { now: () => now });
}, 60_000);
beforeEach(async () => {
  now = START;
  visitor = await app.newShopper();
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const draw = (id: string, who = visitor) =>
  app.ask('POST', `lotteries/${id}/draw-rewards`, { visitor: who });
const tickets = async (id: string, who?: Visitor) =>
  (await app.ask('GET', `lotteries/${id}`, who ? { visitor: who } : {})).body.tickets;
describe('a lottery', () => {
  it('shows its prizes with their odds, and how often a shopper may draw', async () => {
    const { body } = await app.ask('GET', 'lotteries/autumn', { visitor, language: 'en' });
    expect(body).toMatchObject({ id: 'autumn', status: 'running', tickets: 20 });
    expect(body.prizes[0]).toMatchObject({ name: 'gift', odds: 500_000, isGone: false });
    expect((await app.ask('GET', 'lotteries/empty')).body.prizes[0].isGone).toBe(true);
  });

  it('is for everybody to see, and for shoppers to draw', async () => {
    expect(await tickets('sure')).toBeNull();
    expect(await tickets('sure', await app.newGuest())).toBeNull();
    expect((await draw('sure', await app.newGuest())).status).toBe(401);
    expect((await draw('none')).status).toBe(404);
  });

  it('is over when it is over', async () => {
    now = START + 10 * DAY_MS;
    expect((await draw('sure')).body.error.reason).toBe('not-running');
    expect(await tickets('sure', visitor)).toBe(0);
  });
});

describe('a draw', () => {
  it('gives a prize, and uses a ticket', async () => {
    const { body } = await draw('sure');
    expect(body).toMatchObject({ prize: { name: '礼-coupon' }, ticketsLeft: 1 });
    expect(body.reward).toMatchObject({ kind: 'coupon', status: 'granted', source: 'lottery' });
    expect(body.reward.promoCodes.length).toBe(1);
    expect(await tickets('sure', visitor)).toBe(1);
  });

  it('stops when there are no tickets, until the next day in Beijing', async () => {
    await draw('sure');
    await draw('sure');
    const third = await draw('sure');
    expect([third.status, third.body.error.reason]).toEqual([409, 'no-tickets']);
    now = Date.parse('2026-11-22T00:00:00+08:00');
    expect((await draw('sure')).body.ticketsLeft).toBe(1);
  });

  it('lets a thing wait to be ordered', async () => {
    expect((await draw('thing')).body.reward).toMatchObject({ kind: 'gift', status: 'claimable' });
  });

  it('wins nothing when everything is gone', async () => {
    expect((await draw('empty')).body).toMatchObject({ prize: null, reward: null, ticketsLeft: 0 });
  });

  it('falls to the next prize when the one it hit is gone', async () => {
    expect((await draw('falls')).body.prize).toMatchObject({ id: 'falls-2' });
  });

  it('is the same draw when it is sent again', async () => {
    const send = () =>
      app.ask('POST', 'lotteries/sure/draw-rewards', { visitor, idempotencyKey: 'one-draw-only' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body.drawId)).size).toBe(1);
    expect(await tickets('sure', visitor)).toBe(1);
  });

  it('is listed for its winner, by lottery', async () => {
    await draw('sure');
    await draw('thing');
    const won = async (query: string, who = visitor) =>
      (await app.ask('GET', `my/lotteries/rewards${query}`, { visitor: who })).body.map(
        ({ kind }: { kind: string }) => kind,
      );
    expect((await won('')).sort()).toEqual(['coupon', 'gift']);
    expect(await won('?lottery-id=thing')).toEqual(['gift']);
    expect(await won('', await app.newShopper())).toEqual([]);
  });

  it('can be checked, and cannot be changed', async () => {
    const { body } = await draw('falls');
    const { db } = shop.database;
    const kept = await db
      .selectFrom('lottery_draws')
      .selectAll()
      .where('id', '=', body.drawId)
      .executeTakeFirstOrThrow();
    expect(rollOf(kept.seed, kept.ticket_id)).toBe(kept.roll);
    expect(prizesFor(kept.rules, kept.roll)[0]).toBe(kept.prize_rolled);
    expect([kept.prize_rolled, kept.prize_given]).toEqual(['falls-1', 'falls-2']);
    const change = db.updateTable('lottery_draws').set({ roll: 1 }).where('id', '=', kept.id);
    await expect(change.execute()).rejects.toThrow('stays as it was');
    await expect(db.deleteFrom('lottery_draws').execute()).rejects.toThrow('stays as it was');
  });
});
