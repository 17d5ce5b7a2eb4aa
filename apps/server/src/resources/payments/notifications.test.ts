import type { PaymentChannel } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OrderHarness, openOrderHarness, SIZES } from '../../../test/support/order-harness.ts';
import { openTestShop } from '../../../test/support/test-shop.ts';
import { writeTradeCallback } from '../../providers/payments/douyin-trade/callback.ts';
import {
  NOTIFYING_PROVIDERS,
  type NotifyingProvider,
  PAYMENT_NOTIFICATION_PATHS,
  PROVIDER_OF_CHANNEL,
  TEST_CHANNEL,
  TRANSFER_CHANNEL,
} from '../../providers/payments/payment-providers.ts';
import { sandboxKeys } from '../../providers/payments/sandbox-keys.ts';
import { SANDBOX_WEBHOOKS } from '../../providers/payments/sandbox-webhooks.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { notifyShop } from '../../sandbox/notify-shop.ts';
import { sendRefunds } from './jobs.ts';
import { receiveNotification } from './receive-notification.ts';
import { toPaymentNumber } from './rules.ts';

let harness: OrderHarness;
beforeAll(async () => {
  harness = await openOrderHarness();
});
beforeEach(async () => {
  await harness.db.deleteFrom('sandbox_notifications').execute();
  await harness.setStock(SIZES.two, 500);
});
afterAll(() => harness.close());

// The payment of testers and bank transfers have tests of their own.
const CHANNELS = (
  Object.entries(PROVIDER_OF_CHANNEL) as [PaymentChannel, NotifyingProvider][]
).filter(([channel]) => channel !== TEST_CHANNEL && channel !== TRANSFER_CHANNEL);
const ACKNOWLEDGED: Readonly<Record<NotifyingProvider, string>> = {
  wechat: JSON.stringify({ code: 'SUCCESS', message: 'OK' }),
  alipay: 'success',
  douyin: JSON.stringify({ err_no: 0, err_tips: 'success' }),
  test: JSON.stringify({ code: 'SUCCESS', message: 'OK' }),
};
const REJECTED: Readonly<Record<NotifyingProvider, string>> = {
  wechat: 'FAIL',
  alipay: 'fail',
  douyin: '"err_no":1',
  test: 'FAIL',
};

async function createStartedPayment(channel: PaymentChannel) {
  const checkout = await harness.createCheckout();
  const payment = await harness.startPayment(checkout.buyer, checkout.order.id, {}, channel);
  const readPayment = () =>
    harness.callOrThrow<{ status: string; orderId: string | null }>('getPayment', checkout.buyer, {
      params: { id: payment.id },
    });
  return { ...checkout, payment, readPayment };
}

/** Sends a notification over HTTP in the format of a provider. */
async function sendNotification(
  provider: NotifyingProvider,
  payment: { id: string; amount: number },
  format = provider,
) {
  const { headers, body } = await SANDBOX_WEBHOOKS[format](harness.deps).write({
    id: '1',
    event_type: 'TRANSACTION.SUCCESS',
    resource: {
      out_trade_no: toPaymentNumber(payment.id),
      trade_state: 'SUCCESS',
      transaction_id: `n-${payment.id}`,
      amount: { total: payment.amount, currency: 'CNY' },
    },
  });
  const url = PAYMENT_NOTIFICATION_PATHS[provider];
  return harness.app.inject({ method: 'POST', url, headers, payload: body });
}

describe.each(CHANNELS)('payment through %s', (channel, provider) => {
  it('becomes an order when its provider confirms it', async () => {
    const { payment, readPayment } = await createStartedPayment(channel);
    const kind = channel === 'wechat-native' ? 'code' : 'cashier';
    expect(payment.parameters).toMatchObject({ kind });
    await harness.atCashier(payment.id, 'pay');
    harness.clock.now += 2_000;
    await harness.runJob(notifyShop);
    expect(await readPayment()).toMatchObject({ status: 'paid', orderId: expect.any(String) });
  });

  it("acknowledges repeated HTTP notifications in the provider's format", async () => {
    const { payment, readPayment } = await createStartedPayment(channel);
    for (let attempt = 0; attempt < 3; attempt++) {
      const response = await sendNotification(provider, payment);
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(ACKNOWLEDGED[provider]);
    }
    expect(await readPayment()).toMatchObject({ status: 'paid' });
  });

  it('rejects a notification with another amount', async () => {
    const { payment, readPayment } = await createStartedPayment(channel);
    const response = await sendNotification(provider, {
      id: payment.id,
      amount: payment.amount + 1,
    });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain(REJECTED[provider]);
    expect(await readPayment()).toMatchObject({ status: 'pending' });
  });

  it('is refunded by the provider that took the money', async () => {
    const { payment, readPayment } = await createStartedPayment(channel);
    harness.clock.now += 30 * 60_000;
    await harness.setStock(SIZES.two, 0);
    await sendNotification(provider, payment);
    expect(await readPayment()).toMatchObject({ status: 'refunded' });
    await harness.runJob(sendRefunds);
    harness.clock.now += 60_000;
    await harness.runJob(notifyShop);
    await harness.runJob(sendRefunds);
    const refunds = await harness.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .selectAll('refunds')
      .where('payments.id', '=', payment.id)
      .execute();
    expect(refunds).toEqual([expect.objectContaining({ status: 'done' })]);
  });
});

describe.each([
  ['wechat', 'alipay'],
  ['alipay', 'douyin'],
  ['douyin', 'wechat'],
] as const)('notification path of %s', (provider, other) => {
  it(`rejects a notification in the format of ${other}`, async () => {
    const { payment, readPayment } = await createStartedPayment('messaging-oa');
    const response = await sendNotification(provider, payment, other);
    expect(response.statusCode).toBe(401);
    expect(response.body).toContain(REJECTED[provider]);
    expect(await readPayment()).toMatchObject({ status: 'pending' });
  });
});

describe.each(CHANNELS)('notification of another provider for %s', (channel, provider) => {
  it('settles neither the payment nor its refund', async () => {
    const { order, payment, readPayment } = await createStartedPayment(channel);
    const others = NOTIFYING_PROVIDERS.filter((other) => other !== provider);
    for (const other of others) {
      const response = await sendNotification(other, payment);
      expect([response.statusCode, response.body]).toEqual([
        400,
        expect.stringContaining(REJECTED[other]),
      ]);
    }
    expect(await readPayment()).toMatchObject({ status: 'pending', orderId: null });
    expect(
      await harness.db
        .selectFrom('orders')
        .selectAll()
        .where('checkout_order_id', '=', order.id)
        .execute(),
    ).toEqual([]);

    harness.clock.now += 30 * 60_000;
    await harness.setStock(SIZES.two, 0);
    await sendNotification(provider, payment);
    const { id, status } = await harness.db
      .selectFrom('refunds')
      .select(['id', 'status'])
      .where('payment_id', '=', payment.id)
      .executeTakeFirstOrThrow();
    const refund = { kind: 'refund', number: toPaymentNumber(id), state: 'done' } as const;
    for (const other of others)
      expect(await receiveNotification(other, refund, harness.deps)).toBe('mismatch');
    const after = await harness.db
      .selectFrom('refunds')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(after.status).toBe(status);
  });
});

it('signs sandbox notifications with a key that each installation draws', async () => {
  const webhooks = SANDBOX_WEBHOOKS.douyin(harness.deps);
  const other = await openTestShop();
  const { privateKey } = await sandboxKeys(other.database.db);
  const { headers, body } = writeTradeCallback({ type: 'payment', msg: '{}' }, privateKey, 0);
  await expect(webhooks.read(headers, body)).rejects.toThrow('signature');
  await other.close();
});

it.each([
  ['messaging-oa', 'messaging-needed'],
  ['minip', 'messaging-needed'],
  ['alimp', 'alipay-needed'],
  ['ttmp', 'douyin-needed'],
] as const)(
  'refuses a payment through %s without an account there: %s',
  async (channel, reason) => {
    const { buyer, order } = await harness.createCheckout();
    const provider = harness.deps.providers.payments[PROVIDER_OF_CHANNEL[channel]];
    const begin = provider.begin;
    provider.begin = async () => {
      throw new ProviderError('refused', 'payer unknown', 'PAYER_UNKNOWN');
    };
    const body = { checkoutOrderId: order.id, channel };
    const response = await harness.call('startPayment', buyer, { body });
    provider.begin = begin;
    expect(response.status).toBe(409);
    expect(response.body.error.reason).toBe(reason);
  },
);
