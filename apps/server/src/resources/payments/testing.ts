import { afterAll, beforeAll, beforeEach } from 'vitest';
import { PAYMENT_NOTIFICATIONS } from '../../providers/payments/houses.ts';
import {
  SANDBOX_API_KEY,
  SANDBOX_SERIAL,
  sandboxKeys,
} from '../../providers/payments/sandbox-keys.ts';
import { writeNotification } from '../../providers/payments/wechat/notification.ts';
import { stampFor } from '../../providers/payments/wechat/stamp.ts';
import { NOW } from '../../testing/catalogue-fixture.ts';
import { type Buyer, type Desk, openDesk, SIZES } from '../../testing/order-desk.ts';
import { numberOf } from './rules.ts';

const { two, three } = SIZES;
export const MINUTE = 60_000;

export const reasonOf = ({ body }: { body: { error?: { reason?: string } } }) => body.error?.reason;

/** What the provider says of a payment that was made. */
export const paidNews = (id: string, amount: number, transactionId = `t-${id}`) =>
  ({
    kind: 'payment',
    number: numberOf(id),
    state: 'paid',
    transactionId,
    amount,
    currency: 'CNY',
  }) as const;

/** A shop where people pay: every test finds it stocked, at the same hour, and with nothing held. */
export function payingShop() {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  });
  beforeEach(async () => {
    desk.clock.now = NOW;
    await desk.db.deleteFrom('sandbox_notifications').execute();
    await desk.db.deleteFrom('stock_holds').execute();
    await desk.setStock(two, 500);
    await desk.setStock(three, 500);
  });
  afterAll(() => desk.close());

  const read = (who: Buyer, id: string) =>
    desk.done<{ status: string; orderId: string | null }>('getPayment', who, { params: { id } });
  const ordersOf = (checkoutOrderId: string) =>
    desk.db
      .selectFrom('orders')
      .selectAll()
      .where('checkout_order_id', '=', checkoutOrderId)
      .execute();
  const refundsOf = (paymentId: string) =>
    desk.db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).execute();

  /** Ready to pay, with the payment begun. */
  async function begun(variants?: Record<string, number>) {
    const ready = await desk.checkout(variants);
    const payment = await desk.start(ready.who, ready.order.id);
    return { ...ready, payment };
  }

  /** A notification as the sandbox's provider sends it, changed on its way. */
  async function notified(
    id: string,
    amount: number,
    change: { body?: string; serial?: string; at?: number } = {},
  ) {
    const { privateKey } = await sandboxKeys(desk.db);
    const resource = {
      out_trade_no: numberOf(id),
      trade_state: 'SUCCESS',
      transaction_id: `n-${id}`,
      amount: { total: amount, currency: 'CNY' },
    };
    const at = change.at ?? desk.clock.now;
    const body = writeNotification(
      { id: '1', eventType: 'TRANSACTION.SUCCESS', resource },
      SANDBOX_API_KEY,
      at,
    );
    const headers = stampFor(body, { key: privateKey, serial: SANDBOX_SERIAL }, at);
    return desk.app.inject({
      method: 'POST',
      url: PAYMENT_NOTIFICATIONS.wechat,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: change.body ?? body,
    });
  }

  return {
    get desk() {
      return desk;
    },
    read,
    ordersOf,
    refundsOf,
    begun,
    notified,
  };
}
