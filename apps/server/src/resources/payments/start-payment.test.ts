import type { CheckoutOrder, PaymentChannel } from '@vitrine/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Buyer, SIZES } from '../../../test/support/order-harness.ts';
import {
  createPaidNotification,
  MINUTE,
  setUpPayments,
} from '../../../test/support/payment-setup.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';
import { PROVIDER_OF_CHANNEL } from '../../providers/payments/payment-providers.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { checkPayments, sendRefunds } from './jobs.ts';
import { findPayment } from './queries.ts';
import { receiveNotification } from './receive-notification.ts';
import { toPaymentNumber } from './rules.ts';

const setup = setUpPayments();
const { ordersOf, refundsOf, createStartedPayment } = setup;

const statusOf = async (id: string) => (await findPayment(setup.harness.db, id))?.status;
const pay = async ({ id, amount }: { id: string; amount: number }) => {
  const { db } = setup.harness;
  const { channel } = await db
    .selectFrom('payments')
    .select('channel')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const notification = createPaidNotification(id, amount);
  return receiveNotification(PROVIDER_OF_CHANNEL[channel], notification, setup.harness.deps);
};

/** The state of a payment at its provider, or undefined when the provider does not know it. */
const findStateAtProvider = async (id: string) =>
  (
    await setup.harness.db
      .selectFrom('sandbox_payments')
      .select('state')
      .where('number', '=', toPaymentNumber(id))
      .executeTakeFirst()
  )?.state;

/** Runs work while a provider is unavailable. */
async function withUnavailableProvider<T>(
  channel: PaymentChannel,
  work: () => Promise<T>,
): Promise<T> {
  const provider = setup.harness.deps.providers.payments[PROVIDER_OF_CHANNEL[channel]];
  const close = provider.close;
  provider.close = async () => {
    throw new ProviderError('unreachable', 'unavailable');
  };
  return work().finally(() => {
    provider.close = close;
  });
}

/** A payment replaced by another one while its provider was unavailable. */
async function createReplacedPayment(channel: PaymentChannel = 'alimp') {
  const { buyer, order, payment } = await createStartedPayment();
  const start = () => setup.harness.startPayment(buyer, order.id, {}, channel);
  const second = await withUnavailableProvider('messaging-oa', start);
  expect(second.id).not.toBe(payment.id);
  return { buyer, order, first: payment, second };
}

async function runChecksLater() {
  setup.harness.clock.now += 2 * MINUTE;
  await setup.harness.runJob(checkPayments);
}

describe('several payments of one order', () => {
  it('closes the replaced payment at its provider', async () => {
    const { buyer, order, payment } = await createStartedPayment();
    const second = await setup.harness.startPayment(buyer, order.id, {}, 'alimp');
    expect(await statusOf(payment.id)).toBe('cancelled');
    expect(await findStateAtProvider(payment.id)).toBe('CLOSED');
    expect(await statusOf(second.id)).toBe('pending');
  });

  it('closes the replaced payment later when its provider is unavailable', async () => {
    const { first, second } = await createReplacedPayment();
    expect(await findStateAtProvider(first.id)).toBe('NOTPAY');
    await withUnavailableProvider('messaging-oa', runChecksLater);
    expect(await findStateAtProvider(first.id)).toBe('NOTPAY');
    await runChecksLater();
    expect(await findStateAtProvider(first.id)).toBe('CLOSED');
    expect((await findPayment(setup.harness.db, first.id))?.check_at).toBeNull();
    expect(await statusOf(second.id)).toBe('pending');
  });

  it('cancels the last payment when an earlier one is paid', async () => {
    const { order, first, second } = await createReplacedPayment();
    expect(await pay(first)).toBe('paid');
    expect(await statusOf(second.id)).toBe('cancelled');
    expect(await ordersOf(order.id)).toHaveLength(1);
    await setup.harness.runJob(checkPayments);
    expect(await findStateAtProvider(second.id)).toBe('CLOSED');
    expect(await statusOf(second.id)).toBe('cancelled');
  });

  it('starts no other payment when the replaced one turns out to be paid', async () => {
    const { buyer, order, payment } = await createStartedPayment();
    await setup.harness.atCashier(payment.id, 'pay', 'never');
    const body = { checkoutOrderId: order.id, channel: 'alimp' };
    expect(reasonOf(await setup.harness.call('startPayment', buyer, { body }))).toBe(
      'checkout-placed',
    );
    expect(await statusOf(payment.id)).toBe('paid');
    const otherPayment = await setup.harness.db
      .selectFrom('payments')
      .select(['id', 'status'])
      .where('checkout_order_id', '=', order.id)
      .where('id', '!=', payment.id)
      .executeTakeFirstOrThrow();
    expect(otherPayment.status).toBe('cancelled');
    expect(await findStateAtProvider(otherPayment.id)).toBeUndefined();
  });

  it('closes a payment that was overtaken while its provider created it', async () => {
    const { buyer, order, first } = await createReplacedPayment();
    const provider = setup.harness.deps.providers.payments.douyin;
    const begin = provider.begin;
    let third = '';
    provider.begin = async (results) => {
      third = results.paymentId;
      await pay(first);
      await setup.harness.runJob(checkPayments);
      return begin(results);
    };
    const body = { checkoutOrderId: order.id, channel: 'ttmp' };
    const response = await setup.harness.call('startPayment', buyer, { body });
    provider.begin = begin;
    expect(reasonOf(response)).toBe('checkout-placed');
    expect(await findStateAtProvider(third)).toBe('CLOSED');
  });
});

describe('the request of a payment', () => {
  const start = async (body: object, language = 'zh-CN') => {
    const { buyer, order } = checkout;
    const headers = { 'accept-language': language };
    const input = { body: { checkoutOrderId: order.id, returnPath: '/pay', ...body }, headers };
    return (await setup.harness.callOrThrow<{ id: string }>('startPayment', buyer, input)).id;
  };
  let checkout: Awaited<ReturnType<typeof setup.harness.createCheckout>>;
  beforeEach(async () => {
    checkout = await setup.harness.createCheckout({ [SIZES.two]: 2 });
  });

  it.each([
    ['another language', { channel: 'wechat-native' }, { channel: 'wechat-native' }, 'en-US'],
    ['instalments', { channel: 'alipay-page' }, { channel: 'alipay-page', instalments: 3 }],
    ['another IP address, maybe', { channel: 'wechat-h5' }, { channel: 'wechat-h5' }],
  ])('is a new one with %s', async (_, first, second, language = 'zh-CN') => {
    expect(await start(second, language)).not.toBe(await start(first));
  });

  it('is repeated when it says the same', async () => {
    const body = { channel: 'alipay-wap', instalments: 12 };
    expect(await start(body)).toBe(await start(body));
  });

  it.each([
    ['zh-CN', /等 2 件$/],
    ['en-US', / and 1 more$/],
  ])("describes the order in the shopper's language, %s", async (language, description) => {
    const number = toPaymentNumber(await start({}, language));
    const row = await setup.harness.db
      .selectFrom('sandbox_payments')
      .select('description')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect(row.description).toMatch(description);
  });

  it.each([
    ['instalments of WeChat Pay', { channel: 'wechat-native', instalments: 3 }],
    ['a channel without keys', { channel: 'ttmp' }],
  ])('is refused for %s', async (_, body) => {
    const { buyer, order } = checkout;
    const { deps } = setup.harness;
    const offered = deps.providers.offeredPayments;
    Object.assign(deps.providers, {
      offeredPayments: { ...offered, channels: ['wechat-native', 'alipay-page'] },
    });
    const input = { body: { checkoutOrderId: order.id, ...body } };
    const response = await setup.harness.call('startPayment', buyer, input);
    Object.assign(deps.providers, { offeredPayments: offered });
    expect(reasonOf(response)).toBe('payment-not-offered');
  });
});

describe('payment of an abandoned checkout', () => {
  const createAnotherCheckout = async (buyer: Buyer) => {
    await setup.harness.callOrThrow('addBagItem', buyer, {
      body: { variantId: SIZES.three, quantity: 1 },
    });
    return setup.harness.callOrThrow<CheckoutOrder>('createCheckoutOrder', buyer, { body: {} });
  };

  it('is cancelled at once and closed when its provider is available', async () => {
    const { buyer, payment } = await createStartedPayment();
    await createAnotherCheckout(buyer);
    expect(await statusOf(payment.id)).toBe('cancelled');
    await withUnavailableProvider('messaging-oa', () => setup.harness.runJob(checkPayments));
    expect(await findStateAtProvider(payment.id)).toBe('NOTPAY');
    await runChecksLater();
    expect(await findStateAtProvider(payment.id)).toBe('CLOSED');
    expect((await findPayment(setup.harness.db, payment.id))?.check_at).toBeNull();
  });

  it('becomes an order when it was paid before its provider closed it', async () => {
    const { buyer, order, payment } = await createStartedPayment();
    await setup.harness.atCashier(payment.id, 'pay', 'never');
    const { id } = await createAnotherCheckout(buyer);
    await setup.harness.runJob(checkPayments);
    expect(await statusOf(payment.id)).toBe('paid');
    expect(await ordersOf(order.id)).toHaveLength(1);
    const openCheckout = await setup.harness.callOrThrow<CheckoutOrder>('getCheckoutOrder', buyer, {
      params: { id },
    });
    expect(openCheckout.status).toBe('open');
  });

  it('stays pending when the next checkout cannot be created', async () => {
    const { buyer, payment } = await createStartedPayment();
    const body = { items: ['999999'] };
    expect((await setup.harness.call('createCheckoutOrder', buyer, { body })).status).toBe(409);
    expect(await statusOf(payment.id)).toBe('pending');
  });

  it('becomes an order when paid at the same moment, without a deadlock', async () => {
    const all = [];
    for (let n = 0; n < 20; n++) all.push(await createStartedPayment());
    const results = await Promise.all(
      all.flatMap(({ buyer, payment }) => [
        pay(payment),
        createAnotherCheckout(buyer).then(() => 'opened'),
      ]),
    );
    expect(new Set(results)).toEqual(new Set(['paid', 'opened']));
    for (const { order, payment } of all) {
      expect(await statusOf(payment.id)).toBe('paid');
      expect(await ordersOf(order.id)).toHaveLength(1);
    }
  });
});

describe('money received for a cancelled payment', () => {
  it('is refunded once when its provider reports it', async () => {
    const { order, first, second } = await createReplacedPayment();
    await pay(first);
    expect(await pay(second)).toBe('refunded');
    expect(await pay(second)).toBe('known');
    expect(await statusOf(second.id)).toBe('refunded');
    expect(await ordersOf(order.id)).toHaveLength(1);
    expect(await refundsOf(first.id)).toEqual([]);
    await setup.harness.runJob(sendRefunds);
    expect(await refundsOf(second.id)).toEqual([
      expect.objectContaining({ amount: String(second.amount), status: 'processing' }),
    ]);
  });

  it('is refunded when closing the payment reveals it', async () => {
    const { first, second } = await createReplacedPayment();
    await setup.harness.atCashier(second.id, 'pay', 'never');
    await pay(first);
    await setup.harness.runJob(checkPayments);
    expect(await statusOf(second.id)).toBe('refunded');
    expect(await refundsOf(second.id)).toHaveLength(1);
  });

  it('is accepted while no other payment was paid', async () => {
    const { order, first, second } = await createReplacedPayment();
    await setup.harness.atCashier(first.id, 'pay', 'never');
    await runChecksLater();
    expect(await statusOf(first.id)).toBe('paid');
    expect(await statusOf(second.id)).toBe('cancelled');
    expect(await ordersOf(order.id)).toHaveLength(1);
  });
});
