import { inParallel } from '@vitrine/kit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findSession } from '../../sessions/store.ts';
import { NOW } from '../../testing/catalogue-fixture.ts';
import { type Buyer, type Desk, openDesk, SIZES } from '../../testing/order-desk.ts';
import { untilSomebodyWaits } from '../../testing/waiting.ts';
import { lockPayment } from './queries.ts';
import { receive } from './receive.ts';
import { requestRefund } from './refunds.ts';
import { numberOf } from './rules.ts';
import { startPayment } from './start.ts';

const { two } = SIZES;
/** More would only wait for connections, and in the end in vain. */
const AT_ONCE = 60;
const MINUTE = 60_000;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
beforeEach(async () => {
  desk.clock.now = NOW;
  await desk.db.deleteFrom('stock_holds').execute();
  await desk.setStock(two, 500);
});
afterAll(() => desk.close());

const paidNews = (id: string, amount: number) =>
  ({
    kind: 'payment',
    number: numberOf(id),
    state: 'paid',
    transactionId: `t-${id}`,
    amount,
    currency: 'CNY',
  }) as const;

async function begun(pieces = 1) {
  const ready = await desk.checkout({ [two]: pieces });
  const payment = await desk.start(ready.who, ready.order.id);
  return { ...ready, payment };
}
type Begun = Awaited<ReturnType<typeof begun>>;

async function beginMany(count: number, pieces = 1) {
  const all: Begun[] = [];
  for (let n = 0; n < count; n++) all.push(await begun(pieces));
  return all;
}

const tell = ({ payment, order }: Begun) =>
  receive(paidNews(payment.id, order.priceInfo.grandTotal), desk.deps);

const ordersOf = (all: readonly Begun[]) =>
  desk.db
    .selectFrom('orders')
    .select('checkout_order_id')
    .where(
      'checkout_order_id',
      'in',
      all.map(({ order }) => order.id),
    )
    .execute();

it('pays each order once and never sells a piece twice, told of it 2,000 times', async () => {
  const all = await beginMany(40, 2);
  // The holds are over, and somebody else has bought most of it.
  desk.clock.now += 30 * MINUTE;
  await desk.setStock(two, 50);
  const news = Array.from({ length: 50 }, () => all).flat();
  const told = await inParallel(news, AT_ONCE, tell);
  expect(told.filter((each) => each === 'paid')).toHaveLength(25);
  expect(told.filter((each) => each === 'refunded')).toHaveLength(15);
  expect(await desk.stockOf(two)).toBe(0);
  const orders = await ordersOf(all);
  expect(new Set(orders.map((each) => each.checkout_order_id)).size).toBe(25);
  expect(orders).toHaveLength(25);
}, 300_000);

/** The same as the call does, without the way there and back. */
async function startAgain({ who, order }: Begun) {
  const session = await sessionOf(who);
  const wish = {
    checkoutOrderId: order.id,
    channel: 'messaging-oa',
    returnPath: '/order/confirm',
  } as const;
  const context = { shopperId: who.shopperId, session, language: 'zh-CN' } as const;
  return startPayment(wish, { ...context, idempotencyKey: undefined } as never, desk.deps).then(
    ({ paymentId }) => paymentId,
    (error: { reason?: string }) => {
      if (!error.reason) throw error;
      return error.reason;
    },
  );
}
const sessionOf = ({ key }: Buyer) => findSession(desk.db, key, desk.clock.now);

it('begins no payment of what is being paid, tried 2,000 times', async () => {
  const all = await beginMany(25);
  const attempts = Array.from({ length: 80 }, (_, at) => all.map((each) => ({ each, at }))).flat();
  // Somewhere in the middle of those who begin, the money comes in.
  await inParallel(attempts, AT_ONCE, ({ each, at }) =>
    at === 20 ? tell(each) : startAgain(each),
  );
  const rows = await desk.db
    .selectFrom('payments')
    .select(['checkout_order_id', 'status'])
    .where(
      'checkout_order_id',
      'in',
      all.map(({ order }) => order.id),
    )
    .execute();
  expect(rows.filter(({ status }) => status === 'pending')).toEqual([]);
  expect(rows.filter(({ status }) => status === 'paid')).toHaveLength(25);
  expect(await ordersOf(all)).toHaveLength(25);
}, 300_000);

it('lets one process decide what becomes of a payment, and the others hear of it', async () => {
  const one = await begun();
  const { id, amount } = one.payment;
  const deciding = desk.db.transaction().execute(async (trx) => {
    await lockPayment(trx, id);
    const telling = tell(one);
    await untilSomebodyWaits(trx);
    await trx.updateTable('payments').set({ status: 'refunded' }).where('id', '=', id).execute();
    const reference = `payment:${id}`;
    await requestRefund(trx, { paymentId: id, reference, amount, now: desk.clock.now });
    return { telling };
  });
  expect(await (await deciding).telling).toBe('known');
  expect(await ordersOf([one])).toEqual([]);
});
