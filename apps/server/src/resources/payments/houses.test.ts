import type { PaymentChannel } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  HOUSE_OF,
  PAYMENT_NOTIFICATIONS,
  type PaymentHouse,
} from '../../providers/payments/houses.ts';
import { SANDBOX_VOICES } from '../../providers/payments/sandbox-voices.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { notifyShop } from '../../sandbox/notify-shop.ts';
import { type Desk, openDesk, SIZES } from '../../testing/order-desk.ts';
import { numberOf } from './rules.ts';
import { sendRefunds } from './send-refunds.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
beforeEach(async () => {
  await desk.db.deleteFrom('sandbox_notifications').execute();
  await desk.setStock(SIZES.two, 500);
});
afterAll(() => desk.close());

const CHANNELS = Object.entries(HOUSE_OF) as [PaymentChannel, PaymentHouse][];
const DONE: Readonly<Record<PaymentHouse, string>> = {
  wechat: JSON.stringify({ code: 'SUCCESS', message: 'OK' }),
  alipay: 'success',
  douyin: JSON.stringify({ err_no: 0, err_tips: 'success' }),
};
const REFUSED: Readonly<Record<PaymentHouse, string>> = {
  wechat: 'FAIL',
  alipay: 'fail',
  douyin: '"err_no":1',
};

async function begun(channel: PaymentChannel) {
  const ready = await desk.checkout();
  const payment = await desk.start(ready.who, ready.order.id, {}, channel);
  const read = () =>
    desk.done<{ status: string; orderId: string | null }>('getPayment', ready.who, {
      params: { id: payment.id },
    });
  return { ...ready, payment, read };
}

/** Tells the shop over HTTP, in the words of a house. */
async function tell(house: PaymentHouse, told: { id: string; amount: number }, as = house) {
  const { headers, body } = await SANDBOX_VOICES[as](desk.deps).write({
    id: '1',
    event_type: 'TRANSACTION.SUCCESS',
    resource: {
      out_trade_no: numberOf(told.id),
      trade_state: 'SUCCESS',
      transaction_id: `n-${told.id}`,
      amount: { total: told.amount, currency: 'CNY' },
    },
  });
  const url = PAYMENT_NOTIFICATIONS[house];
  return desk.app.inject({ method: 'POST', url, headers, payload: body });
}

describe.each(CHANNELS)('a payment through %s', (channel, house) => {
  it('becomes an order when its house says so', async () => {
    const { payment, read } = await begun(channel);
    expect(payment.parameters).toMatchObject({ kind: 'cashier' });
    await desk.atCashier(payment.id, 'pay');
    desk.clock.now += 2_000;
    await desk.sweep(notifyShop);
    expect(await read()).toMatchObject({ status: 'paid', orderId: expect.any(String) });
  });

  it('is told of over HTTP, once and again, and its house hears the words it waits for', async () => {
    const { payment, read } = await begun(channel);
    for (let times = 0; times < 3; times++) {
      const answer = await tell(house, payment);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(DONE[house]);
    }
    expect(await read()).toMatchObject({ status: 'paid' });
  });

  it('of another amount is refused, and its house may tell again', async () => {
    const { payment, read } = await begun(channel);
    const answer = await tell(house, { id: payment.id, amount: payment.amount + 1 });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(REFUSED[house]);
    expect(await read()).toMatchObject({ status: 'pending' });
  });

  it('is paid back by the house that took the money', async () => {
    const { payment, read } = await begun(channel);
    desk.clock.now += 30 * 60_000;
    await desk.setStock(SIZES.two, 0);
    await tell(house, payment);
    expect(await read()).toMatchObject({ status: 'refunded' });
    await desk.sweep(sendRefunds);
    desk.clock.now += 60_000;
    await desk.sweep(notifyShop);
    await desk.sweep(sendRefunds);
    const refunds = await desk.db
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
] as const)('where %s tells', (house, other) => {
  it(`nobody speaks in the words of ${other}`, async () => {
    const { payment, read } = await begun('messaging-oa');
    const answer = await tell(house, payment, other);
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain(REFUSED[house]);
    expect(await read()).toMatchObject({ status: 'pending' });
  });
});

it.each([
  ['messaging-oa', 'messaging-needed'],
  ['minip', 'messaging-needed'],
  ['alimp', 'alipay-needed'],
  ['ttmp', 'douyin-needed'],
] as const)('a shopper whom the house of %s does not know hears %s', async (channel, reason) => {
  const { who, order } = await desk.checkout();
  const house = desk.deps.providers.payments[HOUSE_OF[channel]];
  const begin = house.begin;
  house.begin = async () => {
    throw new ProviderError('refused', 'Nobody to ask for money', 'PAYER_UNKNOWN');
  };
  const body = { checkoutOrderId: order.id, channel };
  const answer = await desk.ask('startPayment', who, { body });
  house.begin = begin;
  expect(answer.status).toBe(409);
  expect(answer.body.error.reason).toBe(reason);
});
