import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../apps/server/test/support/test-shop.ts';
import { seedDemo } from '../seed.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: ({ db }) => seedDemo(db) });
});
afterAll(() => shop.close());

it('seeds an order in customs, one that is delivered and one that is closed', async () => {
  const { db } = shop.database;
  const orders = await db
    .selectFrom('orders')
    .innerJoin('merchant_orders', 'merchant_orders.order_id', 'orders.id')
    .select(['orders.id', 'orders.closed_at', 'merchant_orders.status'])
    .orderBy('merchant_orders.id')
    .execute();
  const states = orders.map(
    ({ status, closed_at }) => `${status} ${closed_at ? 'closed' : 'active'}`,
  );
  expect(new Set(states)).toEqual(
    new Set(['delivered closed', 'delivered active', 'clearing active']),
  );
  const { rest } = await db
    .selectFrom('payments')
    .leftJoin('sandbox_payments', 'sandbox_payments.payment_id', 'payments.id')
    .select(({ fn }) => fn.countAll<string>().as('rest'))
    .where('sandbox_payments.number', 'is', null)
    .executeTakeFirstOrThrow();
  // Without a sandbox payment the sandbox could not refund a return.
  expect(Number(rest)).toBe(0);
  const { tier } = await db.selectFrom('shoppers').select('tier').executeTakeFirstOrThrow();
  expect(tier).toBe('gold');
});
