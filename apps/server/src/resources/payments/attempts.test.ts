import type { CheckoutOrder, PaymentChannel } from '@vitrine/contract';
import { describe, expect, it } from 'vitest';
import { HOUSE_OF } from '../../providers/payments/houses.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { type Buyer, SIZES } from '../../testing/order-desk.ts';
import { checkPayments } from './check.ts';
import { findPayment } from './queries.ts';
import { receive } from './receive.ts';
import { numberOf } from './rules.ts';
import { sendRefunds } from './send-refunds.ts';
import { MINUTE, paidNews, payingShop, reasonOf } from './testing.ts';

const at = payingShop();
const { ordersOf, refundsOf, begun } = at;

const statusOf = async (id: string) => (await findPayment(at.desk.db, id))?.status;
const pay = ({ id, amount }: { id: string; amount: number }) =>
  receive(paidNews(id, amount), at.desk.deps);

/** Where a payment stands in the books of its house; nothing when the house never heard of it. */
const atHouse = async (id: string) =>
  (
    await at.desk.db
      .selectFrom('sandbox_payments')
      .select('state')
      .where('number', '=', numberOf(id))
      .executeTakeFirst()
  )?.state;

/** Does something while a house hears nothing. */
async function withoutHouse<T>(channel: PaymentChannel, act: () => Promise<T>): Promise<T> {
  const house = at.desk.deps.providers.payments[HOUSE_OF[channel]];
  const close = house.close;
  house.close = async () => {
    throw new ProviderError('unreachable', 'Nobody answers');
  };
  return act().finally(() => {
    house.close = close;
  });
}

/** A payment that another one has taken the place of, while its house did not hear of that. */
async function replaced(channel: PaymentChannel = 'alimp') {
  const { who, order, payment } = await begun();
  const start = () => at.desk.start(who, order.id, {}, channel);
  const second = await withoutHouse('messaging-oa', start);
  expect(second.id).not.toBe(payment.id);
  return { who, order, first: payment, second };
}

async function checkSoon() {
  at.desk.clock.now += 2 * MINUTE;
  await at.desk.sweep(checkPayments);
}

describe('of several attempts to pay an order', () => {
  it('one is open, and the one it replaced is closed at its house', async () => {
    const { who, order, payment } = await begun();
    const second = await at.desk.start(who, order.id, {}, 'alimp');
    expect(await statusOf(payment.id)).toBe('cancelled');
    expect(await atHouse(payment.id)).toBe('CLOSED');
    expect(await statusOf(second.id)).toBe('pending');
  });

  it('the replaced one is closed later when its house is not there', async () => {
    const { first, second } = await replaced();
    expect(await atHouse(first.id)).toBe('NOTPAY');
    await withoutHouse('messaging-oa', checkSoon);
    expect(await atHouse(first.id)).toBe('NOTPAY');
    await checkSoon();
    expect(await atHouse(first.id)).toBe('CLOSED');
    expect((await findPayment(at.desk.db, first.id))?.check_at).toBeNull();
    expect(await statusOf(second.id)).toBe('pending');
  });

  it('the last one is closed, here and at its house, when an earlier one is paid', async () => {
    const { order, first, second } = await replaced();
    expect(await pay(first)).toBe('paid');
    expect(await statusOf(second.id)).toBe('cancelled');
    expect(await ordersOf(order.id)).toHaveLength(1);
    await at.desk.sweep(checkPayments);
    expect(await atHouse(second.id)).toBe('CLOSED');
    expect(await statusOf(second.id)).toBe('cancelled');
  });

  it('no other begins when the one to be replaced turns out to be paid', async () => {
    const { who, order, payment } = await begun();
    await at.desk.atCashier(payment.id, 'pay', 'never');
    const body = { checkoutOrderId: order.id, channel: 'alimp' };
    expect(reasonOf(await at.desk.ask('startPayment', who, { body }))).toBe('checkout-placed');
    expect(await statusOf(payment.id)).toBe('paid');
    const known = await at.desk.db
      .selectFrom('payments')
      .select(['id', 'status'])
      .where('checkout_order_id', '=', order.id)
      .where('id', '!=', payment.id)
      .executeTakeFirstOrThrow();
    expect(known.status).toBe('cancelled');
    expect(await atHouse(known.id)).toBeUndefined();
  });

  it('one that is overtaken while its house hears of it is closed there again', async () => {
    const { who, order, first } = await replaced();
    const house = at.desk.deps.providers.payments.douyin;
    const begin = house.begin;
    let third = '';
    house.begin = async (told) => {
      third = told.paymentId;
      await pay(first);
      await at.desk.sweep(checkPayments);
      return begin(told);
    };
    const body = { checkoutOrderId: order.id, channel: 'ttmp' };
    const answer = await at.desk.ask('startPayment', who, { body });
    house.begin = begin;
    expect(reasonOf(answer)).toBe('checkout-placed');
    expect(await atHouse(third)).toBe('CLOSED');
  });
});

describe('a payment of a checkout that was left for another', () => {
  const checkOutAnew = async (who: Buyer) => {
    await at.desk.done('addBagItem', who, { body: { variantId: SIZES.three, quantity: 1 } });
    return at.desk.done<CheckoutOrder>('createCheckoutOrder', who, { body: {} });
  };

  it('is closed at once, and at its house as soon as the house is there', async () => {
    const { who, payment } = await begun();
    await checkOutAnew(who);
    expect(await statusOf(payment.id)).toBe('cancelled');
    await withoutHouse('messaging-oa', () => at.desk.sweep(checkPayments));
    expect(await atHouse(payment.id)).toBe('NOTPAY');
    await checkSoon();
    expect(await atHouse(payment.id)).toBe('CLOSED');
    expect((await findPayment(at.desk.db, payment.id))?.check_at).toBeNull();
  });

  it('is an order all the same when it was paid before its house heard of that', async () => {
    const { who, order, payment } = await begun();
    await at.desk.atCashier(payment.id, 'pay', 'never');
    const { id } = await checkOutAnew(who);
    await at.desk.sweep(checkPayments);
    expect(await statusOf(payment.id)).toBe('paid');
    expect(await ordersOf(order.id)).toHaveLength(1);
    const left = await at.desk.done<CheckoutOrder>('getCheckoutOrder', who, { params: { id } });
    expect(left.status).toBe('open');
  });

  it('stays as it was when the next checkout cannot be opened', async () => {
    const { who, payment } = await begun();
    const body = { items: ['999999'] };
    expect((await at.desk.ask('createCheckoutOrder', who, { body })).status).toBe(409);
    expect(await statusOf(payment.id)).toBe('pending');
  });

  it('is an order when it is paid at that very moment, and nobody waits in a circle', async () => {
    const all = [];
    for (let n = 0; n < 20; n++) all.push(await begun());
    const told = await Promise.all(
      all.flatMap(({ who, payment }) => [pay(payment), checkOutAnew(who).then(() => 'opened')]),
    );
    expect(new Set(told)).toEqual(new Set(['paid', 'opened']));
    for (const { order, payment } of all) {
      expect(await statusOf(payment.id)).toBe('paid');
      expect(await ordersOf(order.id)).toHaveLength(1);
    }
  });
});

describe('money for an attempt that was closed', () => {
  it('goes back once, when its house tells of it', async () => {
    const { order, first, second } = await replaced();
    await pay(first);
    expect(await pay(second)).toBe('refunded');
    expect(await pay(second)).toBe('known');
    expect(await statusOf(second.id)).toBe('refunded');
    expect(await ordersOf(order.id)).toHaveLength(1);
    expect(await refundsOf(first.id)).toEqual([]);
    await at.desk.sweep(sendRefunds);
    expect(await refundsOf(second.id)).toEqual([
      expect.objectContaining({ amount: String(second.amount), status: 'processing' }),
    ]);
  });

  it('goes back when nobody tells of it, and closing it finds it out', async () => {
    const { first, second } = await replaced();
    await at.desk.atCashier(second.id, 'pay', 'never');
    await pay(first);
    await at.desk.sweep(checkPayments);
    expect(await statusOf(second.id)).toBe('refunded');
    expect(await refundsOf(second.id)).toHaveLength(1);
  });

  it('is believed while nothing else was paid', async () => {
    const { order, first, second } = await replaced();
    await at.desk.atCashier(first.id, 'pay', 'never');
    await checkSoon();
    expect(await statusOf(first.id)).toBe('paid');
    expect(await statusOf(second.id)).toBe('cancelled');
    expect(await ordersOf(order.id)).toHaveLength(1);
  });
});
