import { expect, test } from 'vitest';
import { setUpMerchantOrders } from '../../../test/admin/merchant-order-setup.ts';
import { insertReturnRow } from '../../../test/support/return-row.ts';
import { noPromotions } from '../checkout/promotions-port.ts';
import { cancelOrder } from '../orders/cancel-order.ts';

const setup = setUpMerchantOrders();

const readAmounts = async (id: string, session = setup.owner) =>
  (await setup.read(id, session)).body;

test('adds up list prices, reductions, the discount by its name and the delivery', async () => {
  const { merchantOrderId: id, orderId } = await setup.newOrder();
  const { db } = setup.harness;
  const name = { 'zh-CN': '秋日礼券', 'en-US': 'Autumn voucher' };
  await db
    .updateTable('orders')
    .set({ discount_name: JSON.stringify(name) })
    .where('id', '=', orderId)
    .execute();
  await db
    .updateTable('order_items')
    .set({ price_without_promotion: 800_000 })
    .where('order_id', '=', orderId)
    .execute();
  const { amounts } = await readAmounts(id);
  expect(amounts).toMatchObject({
    ...{ list: 1_600_000, sale: 200_000, discount: 99_999, discountName: 'Autumn voucher' },
    ...{ shipping: 15_000, paid: 1_315_001, refunded: 0, left: 1_315_001 },
  });
  const { list, sale, discount, shipping, paid } = amounts;
  expect(list - sale - discount + shipping).toBe(paid);
});

test('counts refunds and returns whose refund is requested', async () => {
  const order = await setup.newOrder({ status: 'delivered' });
  const id = order.merchantOrderId;
  const { now } = setup.harness.clock;
  for (const status of ['requested', 'refunding'] as const)
    await insertReturnRow(setup.harness.db, order, { status, now });
  const goodwill = { items: [], goodwill: 1, total: 1, reason: 'goodwill' };
  await setup.act(id, 'refunds', goodwill, {}, setup.owner);
  expect((await readAmounts(id)).amounts).toMatchObject({ refunded: 650_001, left: 665_000 });
});

test("names what the shopper's cancellation refunds", async () => {
  const { merchantOrderId: id, orderId, shopperId, itemIds } = await setup.newOrder();
  const items = [{ orderItemId: itemIds[0], quantity: 0, amount: 1_000 }];
  await setup.act(id, 'refunds', { items, total: 1_000 }, {}, setup.owner);
  const { now } = setup.harness.clock;
  await setup.harness.db
    .transaction()
    .execute((trx) => cancelOrder(trx, { id: orderId, shopperId, now, promotions: noPromotions }));
  const { amounts, cancellation } = await readAmounts(id);
  expect(cancellation).toEqual({ at: new Date(now).toISOString(), amount: 1_314_001 });
  expect(amounts).toMatchObject({ refunded: 1_315_001, left: 0 });
});

test('names the payment, and the shopper to operators of the shop only', async () => {
  const { merchantOrderId: id, shopperId } = await setup.newOrder({
    ...{ channel: 'alipay-wap', transactionId: '2026112922001' },
  });
  const ofShop = await readAmounts(id);
  expect(ofShop.payment).toMatchObject({
    ...{ provider: 'alipay', transactionId: '2026112922001', amount: 1_315_001 },
  });
  expect([ofShop.shopperId, ofShop.conversationId]).toEqual([shopperId, null]);
  const { bag_id } = await setup.harness.db
    .selectFrom('shoppers')
    .select('bag_id')
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  const at = new Date(setup.harness.clock.now);
  const { id: conversationId } = await setup.harness.db
    .insertInto('conversations')
    .values({ bag_id, topic: 'service', language: 'zh-CN', created_at: at, changed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await readAmounts(id)).conversationId).toBe(conversationId);
  const ofMerchant = await readAmounts(id, setup.staff);
  expect([ofMerchant.shopperId, ofMerchant.conversationId]).toEqual([null, null]);
});
