import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS } from '@vitrine/kit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type OrderHarness, openOrderHarness, SIZES } from '../../../test/support/order-harness.ts';
import { countSales } from './jobs.ts';

let harness: OrderHarness;
beforeAll(async () => {
  harness = await openOrderHarness();
});
afterAll(() => harness.close());

const runJob = () =>
  countSales.run({}, { database: harness.database, dataDir: '', now: () => harness.clock.now });
const readSold = async () => {
  const rows = await harness.db
    .selectFrom('products')
    .innerJoin('variants', 'variants.product_id', 'products.id')
    .select('products.sold_last_week')
    .where('variants.id', '=', SIZES.two)
    .execute();
  return rows[0]?.sold_last_week;
};

it('ranks products by what was ordered in the last seven days', async () => {
  await runJob();
  expect(await readSold()).toBe(0);
  await harness.paidOrder({ [SIZES.two]: 1 });
  await runJob();
  expect(await readSold()).toBe(0);

  harness.clock.now += 120_000;
  await runJob();
  await runJob();
  expect(await readSold()).toBe(1);

  await harness.paidOrder({ [SIZES.two]: 1 });
  harness.clock.now += DAY_MS;
  await runJob();
  expect(await readSold()).toBe(2);

  harness.clock.now += 6 * DAY_MS;
  await runJob();
  expect(await readSold()).toBe(0);
});

it('does not count an order that was cancelled', async () => {
  await harness.setStock(SIZES.two, 2);
  const { buyer, orderId } = await harness.paidOrder({ [SIZES.two]: 1 });
  await harness.callOrThrow('cancelOrder', buyer, { params: { id: orderId } });
  await harness.paidOrder({ [SIZES.two]: 1 });
  harness.clock.now += 120_000;
  await runJob();
  expect(await readSold()).toBe(1);
});

it('leaves products alone when no sum has changed', async () => {
  await runJob();
  const notifications = vi.fn();
  const stop = await harness.database.listen('catalogue', notifications);
  // Notifications of earlier changes may still be pending.
  await pause(500);
  notifications.mockClear();
  await runJob();
  await pause(100);
  expect(notifications).not.toHaveBeenCalled();
  await stop();
});
