import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertVariant } from '../../../test/admin/product-fixture.ts';
import { insertPaidOrder } from '../../../test/support/paid-order-rows.ts';
import { returnToStock } from '../../stock/return-to-stock.ts';
import { listObstacles } from './archive-merchant.ts';

let harness: OperatorHarness;
let session: string;
let count = 0;

beforeAll(async () => {
  harness = await openOperatorHarness();
  ({ session } = await harness.createOperator('owner'));
});
afterAll(() => harness.close());

const newMerchant = () => harness.createMerchant(String(8_100 + ++count));
const archive = (id: string, version = 1) =>
  harness.ask('PUT', `merchants/${id}/archive`, { session, version });
const listIds = async (query: string) => {
  const { body } = await harness.ask('GET', `merchants?size=200&${query}`, { session });
  return body.items.map((row: { id: string }) => row.id);
};

describe('archiving a merchant', () => {
  it('keeps its history, hides it from choices and can be taken back', async () => {
    const id = await newMerchant();
    const { status, body } = await archive(id);
    expect(status).toBe(200);
    expect(body.archivedAt).toBe(new Date(harness.clock.now).toISOString());
    expect(await listIds('status=active')).not.toContain(id);
    expect(await listIds('')).not.toContain(id);
    expect(await listIds('status=archived')).toContain(id);
    expect(await listIds('status=all')).toContain(id);
    expect((await harness.ask('GET', `merchants/${id}`, { session })).status).toBe(200);
    const staff = { email: `staff-${id}@shop.test`, name: 'S', role: 'merchant', merchantId: id };
    expect((await harness.ask('POST', 'invitations', { session, body: staff })).status).toBe(404);
    const restored = await harness.ask('PUT', `merchants/${id}/restoration`, {
      session,
      version: 2,
    });
    expect(restored.body.archivedAt).toBeNull();
    expect(await listIds('status=active')).toContain(id);
  });

  it('is refused with the names of everything that stands in the way', async () => {
    const id = await newMerchant();
    const variantId = await insertVariant(harness, { merchantId: id, quantity: 5 });
    const order = await insertPaidOrder(harness.db, { now: harness.clock.now, merchantId: id });
    await harness.db
      .insertInto('ledger_entries')
      .values({
        at: new Date(harness.clock.now),
        merchant_id: id,
        kind: 'payment',
        amount: 120_050,
        currency: 'CNY',
        source: `payment:archive-${id}`,
      })
      .execute();
    const refused = await archive(id);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({
      reason: 'merchant-in-use',
      message:
        'The merchant cannot be archived yet: 1 open order, 5 units in stock, ¥1,200.50 not settled',
    });
    await harness.db
      .updateTable('merchant_orders')
      .set({ status: 'delivered' })
      .where('id', '=', order.merchantOrderId)
      .execute();
    await harness.db
      .updateTable('variants')
      .set({ quantity: 0 })
      .where('id', '=', variantId)
      .execute();
    expect((await archive(id)).body.error.message).toBe(
      'The merchant cannot be archived yet: ¥1,200.50 not settled',
    );
    await harness.db
      .insertInto('ledger_entries')
      .values({
        at: new Date(harness.clock.now),
        merchant_id: id,
        kind: 'payout',
        amount: -120_050,
        currency: 'CNY',
        source: `payout:archive-${id}`,
      })
      .execute();
    expect((await archive(id)).status).toBe(200);
  });

  it('lets nothing be added to its stock afterwards', async () => {
    const id = await newMerchant();
    const variantId = await insertVariant(harness, { merchantId: id, quantity: 0 });
    await archive(id);
    const added = await harness.ask('POST', `variants/${variantId}/stock-adjustments`, {
      session,
      body: { by: 3, reason: 'count' },
    });
    expect(added.status, JSON.stringify(added.body)).toBe(409);
    await harness.db
      .transaction()
      .execute((trx) => returnToStock(trx, [{ variantId, quantity: 2 }]));
    const { quantity } = await harness.db
      .selectFrom('variants')
      .select('quantity')
      .where('id', '=', variantId)
      .executeTakeFirstOrThrow();
    expect(quantity).toBe(0);
  });
});

it('names what a merchant owes too', () => {
  const none = { orders: 0, returns: 0, stock: 0, payouts: 0 };
  expect(
    listObstacles(
      { ...none, returns: 2, payouts: 1, balances: [{ currency: 'CNY', amount: -50 }] },
      'zh-CN',
    ),
  ).toEqual(['2 笔未完成的退货', '1 笔未支付的结算', '未结清的款项 -¥0.50']);
});
