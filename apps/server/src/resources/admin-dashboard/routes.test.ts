import type { OperatorRole } from '@vitrine/contract/admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { seedCatalogueFixture } from '../../../test/support/catalogue-fixture.ts';
import { SIZES } from '../../../test/support/checkout-harness.ts';
import { insertFapiao } from '../../../test/support/fapiao-row.ts';
import { insertPaidOrder } from '../../../test/support/paid-order-rows.ts';
import { insertReturnRow } from '../../../test/support/return-row.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The default order of the fixture: two coats and their delivery. */
const PAID = 1_315_000;

let harness: OperatorHarness;
beforeAll(async () => {
  harness = await openOperatorHarness({ seed: seedCatalogueFixture });
  const { db, clock } = harness;
  await harness.createMerchant('601');
  await harness.createMerchant('602');
  const order = (agoMs: number, merchantId: string, status: 'paid' | 'delivered' = 'delivered') =>
    insertPaidOrder(db, { now: clock.now - agoMs, merchantId, status });
  // It is ten o'clock in Beijing.
  await order(HOUR_MS, '601', 'paid');
  await order(2 * HOUR_MS, '602');
  await order(DAY_MS + HOUR_MS, '601', 'paid');
  await order(DAY_MS - HOUR_MS, '601');
  await order(7 * DAY_MS + HOUR_MS, '602');
  const returned = await order(9 * DAY_MS, '602');
  const status = 'requested' as const;
  await insertReturnRow(db, returned, { status, now: clock.now - 3 * DAY_MS });
  const { product_id } = await db
    .updateTable('variants')
    .set({ quantity: 0 })
    .where('id', '=', SIZES.two)
    .returning('product_id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('products')
    .set({ is_online: true, sold_last_week: 9_999 })
    .where('id', '=', product_id)
    .execute();
});
afterAll(() => harness.close());

async function readDashboard(role: OperatorRole, merchantId?: string) {
  const { session } = await harness.createOperator(role, merchantId ?? null);
  const { status, body } = await harness.ask('GET', 'dashboard', { session });
  expect(status).toBe(200);
  return body;
}

it('compares the sales of today with the days before up to the same time, and by hour', async () => {
  const { sales } = await readDashboard('owner');
  expect(sales.soFar).toEqual({
    today: { orders: 2, revenue: 2 * PAID },
    yesterday: { orders: 1, revenue: PAID },
    lastWeek: { orders: 1, revenue: PAID },
  });
  expect(sales.hours[9]).toEqual({
    today: { orders: 1, revenue: PAID },
    yesterday: { orders: 1, revenue: PAID },
    lastWeek: { orders: 1, revenue: PAID },
  });
  expect(sales.hours[11].yesterday).toEqual({ orders: 1, revenue: PAID });
});

it('tells what waits and what is overdue', async () => {
  const { waiting, at } = await readDashboard('owner');
  expect(waiting).toEqual([
    {
      queue: 'merchant-orders',
      step: 'paid',
      count: 2,
      overdue: 1,
      oldestAt: new Date(Date.parse(at) - DAY_MS - HOUR_MS).toISOString(),
    },
    {
      queue: 'returns',
      step: 'requested',
      count: 1,
      overdue: 1,
      oldestAt: new Date(Date.parse(at) - 3 * DAY_MS).toISOString(),
    },
  ]);
});

it('lists variants on sale that are sold out, those that sell best first', async () => {
  const { stock } = await readDashboard('owner');
  expect(stock.soldOut).toBeGreaterThan(0);
  expect(stock.variants).toContainEqual(
    expect.objectContaining({ variantId: SIZES.two, quantity: 0, available: 0 }),
  );
});

it('counts failures of the last day, live campaigns and open refunds', async () => {
  const { refunds, webhooks, messages, jobs, marketing, content } = await readDashboard('owner');
  const none = { count: 0, amount: 0 };
  expect({ refunds, webhooks, messages, jobs, marketing, content }).toEqual({
    refunds: { pending: none, failed: none },
    webhooks: { failed: 0, pausedEndpoints: 0 },
    messages: { failed: 0, failedEvents: 0 },
    jobs: { failed: 0, running: 0 },
    marketing: { campaigns: expect.any(Number), promotions: expect.any(Number) },
    content: { pages: expect.any(Number), scheduled: 0, banners: expect.any(Number) },
  });
});

it('shows staff of a merchant only what belongs to their merchant', async () => {
  const { sales, waiting, stock, ...others } = await readDashboard('merchant', '602');
  expect(sales.soFar.today).toEqual({ orders: 1, revenue: PAID });
  expect(waiting.map(({ queue }: { queue: string }) => queue)).toEqual(['returns']);
  expect(stock.variants).toEqual([]);
  expect(others).toMatchObject({ refunds: null, marketing: null, content: null, messages: null });
});

it('shows a role only the parts that it may read', async () => {
  const { sales, waiting, marketing } = await readDashboard('marketing');
  expect({ sales, waiting }).toEqual({ sales: null, waiting: [] });
  expect(marketing).not.toBeNull();
});

it('tells every operator which providers are in a rehearsal', async () => {
  expect((await readDashboard('marketing')).rehearsed).toEqual([]);
  const { settings } = harness.deps;
  const { providers } = settings;
  Object.assign(settings, { providers: { ...providers, rehearsed: ['alipay'] } });
  expect((await readDashboard('merchant', '602')).rehearsed).toEqual(['alipay']);
  Object.assign(settings, { providers });
});

it('counts the fapiao of a merchant for those who may issue them', async () => {
  const { db, clock, deps } = harness;
  const request = async (merchantId: string, agoMs: number, status: 'requested' | 'refused') => {
    const order = await insertPaidOrder(db, { now: clock.now, merchantId, status: 'delivered' });
    const fapiao = { status, number: null, now: clock.now - agoMs };
    await insertFapiao(db, deps.keyring, order, fapiao);
  };
  await request('601', 4 * DAY_MS, 'requested');
  await request('601', 2 * DAY_MS, 'requested');
  await request('601', 5 * DAY_MS, 'refused');
  await request('602', HOUR_MS, 'requested');
  const findFapiao = ({ waiting }: { waiting: { queue: string }[] }) =>
    waiting.filter(({ queue }) => queue === 'fapiao');
  const step = { queue: 'fapiao', step: 'requested' };
  const since = (agoMs: number) => new Date(clock.now - agoMs).toISOString();
  expect(findFapiao(await readDashboard('owner'))).toEqual([
    { ...step, count: 3, overdue: 1, oldestAt: since(4 * DAY_MS) },
  ]);
  expect(findFapiao(await readDashboard('merchant', '602'))).toEqual([
    { ...step, count: 1, overdue: 0, oldestAt: since(HOUR_MS) },
  ]);
  expect(findFapiao(await readDashboard('support'))).toEqual([]);
});
