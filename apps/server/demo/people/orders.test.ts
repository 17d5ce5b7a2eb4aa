import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../src/testing/test-shop.ts';
import { seedDemo } from '../seed.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ seed: ({ db }) => seedDemo(db) });
});
afterAll(() => shop.close());

it('shows the demo’s shopper an order at customs, one at the door and one that is over', async () => {
  const { db } = shop.database;
  const orders = await db
    .selectFrom('orders')
    .innerJoin('merchant_orders', 'merchant_orders.order_id', 'orders.id')
    .select(['orders.id', 'orders.closed_at', 'merchant_orders.status'])
    .orderBy('merchant_orders.id')
    .execute();
  const states = orders.map(
    ({ status, closed_at }) => `${status} ${closed_at ? 'over' : 'active'}`,
  );
  expect(new Set(states)).toEqual(
    new Set(['delivered over', 'delivered active', 'clearing active']),
  );
  const { rest } = await db
    .selectFrom('payments')
    .leftJoin('sandbox_payments', 'sandbox_payments.payment_id', 'payments.id')
    .select(({ fn }) => fn.countAll<string>().as('rest'))
    .where('sandbox_payments.number', 'is', null)
    .executeTakeFirstOrThrow();
  // Or the sandbox could pay back nothing of a return.
  expect(Number(rest)).toBe(0);
  const { tier } = await db.selectFrom('shoppers').select('tier').executeTakeFirstOrThrow();
  expect(tier).toBe('gold');
});
