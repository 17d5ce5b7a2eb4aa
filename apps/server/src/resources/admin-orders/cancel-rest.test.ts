import { expect, it } from 'vitest';
import { SIZES } from '../../../test/support/order-harness.ts';
import { getFirstShipment, setUpOrders } from '../../../test/support/order-setup.ts';
import { enterRefund } from '../ledger/enter-refund.ts';
import { findShipments, lockOrder } from '../orders/queries.ts';
import { cancelMerchantOrder } from './cancel-merchant-order.ts';
import { previewRefund, refundItems } from './refund-items.ts';

const { one, two } = SIZES;
const setup = setUpOrders();

/** Refunds and cancels the first merchant order, as an operator does who rejects it. */
const rejectFirst = (orderId: string, shopperId: string) =>
  setup.harness.db.transaction().execute(async (trx) => {
    const { deps } = setup.harness;
    const order = await lockOrder(trx, orderId, shopperId);
    const [shipment] = await findShipments(trx, [orderId]);
    if (!order || !shipment) throw new Error('There is no such order');
    const locked = { order, shipment };
    const refund = await previewRefund(trx, locked, {});
    if (typeof refund === 'string') throw new Error(refund);
    await refundItems(trx, locked, refund, {
      reason: 'out-of-stock',
      note: '缺货',
      author: 'Lin',
      ...{ restocksUnshipped: true, restocksShipped: false },
      now: deps.now(),
    });
    await cancelMerchantOrder(trx, locked, deps);
    return refund.total;
  });

async function placeAndRejectFirst() {
  const { harness } = setup;
  const stock = [await harness.stockOf(one), await harness.stockOf(two)];
  const placed = await harness.paidOrder({ [one]: 1, [two]: 2 });
  const { shopper_id } = await harness.db
    .selectFrom('orders')
    .select('shopper_id')
    .where('id', '=', placed.orderId)
    .executeTakeFirstOrThrow();
  const rejected = await rejectFirst(placed.orderId, shopper_id);
  const cancelled = await setup.cancel(placed.buyer, placed.orderId);
  return { ...placed, stock, rejected, cancelled };
}

const findRefunds = (paymentId: string) =>
  setup.harness.db
    .selectFrom('refunds')
    .select(['id', 'reference', 'amount'])
    .where('payment_id', '=', paymentId)
    .orderBy('reference')
    .execute();

it('lets the shopper cancel what one merchant has not rejected', async () => {
  const { harness } = setup;
  const { stock, rejected, cancelled, order, orderId, buyer, paymentId } =
    await placeAndRejectFirst();
  expect(cancelled.status).toBe(200);
  const read = await harness.readOrder(buyer, orderId);
  expect(read).toMatchObject({
    status: 'cancelled',
    canCancel: false,
    refundedAmount: order.priceInfo.grandTotal,
  });
  expect(await harness.stockOf(one)).toBe(stock[0]);
  expect(await harness.stockOf(two)).toBe(stock[1]);
  const refunds = await findRefunds(paymentId);
  expect(refunds.map(({ amount }) => Number(amount))).toEqual([
    order.priceInfo.grandTotal - rejected,
    rejected,
  ]);
  const events = await harness.db
    .selectFrom('shipment_events')
    .select('code')
    .where('merchant_order_id', '=', getFirstShipment(read).id)
    .where('code', '=', 'cancelled')
    .execute();
  expect(events).toHaveLength(1);
});

it.each(['before', 'after'])(
  'takes each part from its merchant when the cancellation is refunded %s the rejection',
  async (when) => {
    const { paymentId, rejected } = await placeAndRejectFirst();
    const { db, deps } = setup.harness;
    const refunds = await findRefunds(paymentId);
    const isRejection = ({ amount }: { amount: string }) => Number(amount) === rejected;
    const rejection = refunds.filter(isRejection);
    const others = refunds.filter((refund) => !isRejection(refund));
    for (const { id } of when === 'before' ? [...others, ...rejection] : [...rejection, ...others])
      await db.transaction().execute((trx) => enterRefund(trx, { id, at: new Date(deps.now()) }));
    const rows = await db
      .selectFrom('ledger_entries')
      .select((eb) => ['merchant_id', eb.fn.sum<string>('amount').as('amount')])
      .where('payment_id', '=', paymentId)
      .groupBy('merchant_id')
      .execute();
    expect(rows.map(({ amount }) => Number(amount))).toEqual([0, 0]);
  },
);
