import type { CallName } from '@vitrine/contract';
import { inParallel } from '@vitrine/kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockShopper } from '../../database/lock-shopper.ts';
import { enter } from '../../sessions/enter.ts';
import { findSession, openSession } from '../../sessions/store.ts';
import { type Buyer, type Desk, openDesk, SIZES } from '../../testing/order-desk.ts';
import { untilSomebodyWaits } from '../../testing/waiting.ts';
import { cancelOrder } from '../orders/cancel.ts';
import { lockOrder } from '../orders/queries.ts';
import { receive } from '../payments/receive.ts';
import { numberOf } from '../payments/rules.ts';
import { erase } from './erase.ts';

const ROUNDS = 20;
/** Rounds that run beside each other share nothing but the size they buy. */
const AT_ONCE = 5;
const BUYERS = 4;
const PURCHASES = 12;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ DATABASE_POOL_SIZE: '30' });
  await desk.setStock(SIZES.two, 1_000);
});
afterAll(() => desk.close());

/** Somebody with an order behind them; paying changes their tier, which is in their own row. */
async function newMember() {
  const { who, orderId } = await desk.paidOrder();
  await desk.db
    .updateTable('shoppers')
    .set({ tier: 'member', tier_joined_at: new Date(desk.clock.now) })
    .where('id', '=', who.shopperId)
    .execute();
  return { who, orderId };
}

/** A member who is about to pay, with one order behind them. */
async function member() {
  const { who, orderId } = await newMember();
  await desk.done('addBagItem', who, { body: { variantId: SIZES.two, quantity: 1 } });
  const { id } = await desk.done<{ id: string }>('createCheckoutOrder', who, { body: {} });
  await desk.clear(who, id);
  return { who, orderId, payment: await desk.start(who, id) };
}
type Member = Awaited<ReturnType<typeof member>>;

/** Somebody at another device puts something into a bag, and signs in. */
async function signIn({ shopperId }: Buyer) {
  const now = desk.clock.now;
  const { key, session } = await openSession(desk.db, now);
  const guest = { key, bagId: session.bagId, shopperId };
  await desk.done('addBagItem', guest, { body: { variantId: SIZES.two, quantity: 1 } });
  const from = await findSession(desk.db, key, now);
  return desk.db.transaction().execute((trx) => enter(trx, { from, shopperId, now }));
}

const pay = ({ payment: { id, amount } }: Pick<Member, 'payment'>) =>
  receive(
    {
      kind: 'payment',
      number: numberOf(id),
      state: 'paid',
      transactionId: id,
      amount,
      currency: 'CNY',
    },
    desk.deps,
  );
const cancel = ({ who: { shopperId }, orderId: id }: Pick<Member, 'who' | 'orderId'>) =>
  desk.db
    .transaction()
    .execute((trx) =>
      cancelOrder(trx, { id, shopperId, now: desk.clock.now, promotions: desk.deps.promotions }),
    );
const forget = ({ who }: Pick<Member, 'who'>) =>
  desk.db.transaction().execute((trx) => erase(trx, who.shopperId, desk.clock.now));

it('pays, cancels, signs in and forgets at the same moment, and nobody waits in a circle', async () => {
  const members: Member[] = [];
  for (let n = 0; n < ROUNDS; n++) members.push(await member());
  const rounds = await inParallel(members, AT_ONCE, (each) =>
    Promise.allSettled([
      signIn(each.who),
      forget(each),
      pay(each),
      signIn(each.who),
      cancel(each),
      forget(each),
    ]),
  );
  const failures = rounds.flat().filter(({ status }) => status === 'rejected');
  expect(failures).toEqual([]);
}, 300_000);

/** One device of somebody who buys and buys; what it was answered. */
async function buyAgainAndAgain(who: Buyer) {
  const answers: { status: number; body: unknown }[] = [];
  const ask = async (name: CallName, asked: Parameters<Desk['ask']>[2]) => {
    const answer = await desk.ask(name, who, asked);
    answers.push(answer);
    return answer.body;
  };
  for (let n = 0; n < PURCHASES; n++) {
    await ask('addBagItem', { body: { variantId: SIZES.three, quantity: 1 } });
    const { id } = await ask('createCheckoutOrder', { body: {} });
    if (!id) continue;
    await desk.clear(who, id);
    const payment = await ask('startPayment', { body: { checkoutOrderId: id } });
    if (payment.amount) await pay({ payment });
  }
  return answers;
}

it('changes bags, checks out, pays and forgets at the same moment, and nobody waits in a circle', async () => {
  await desk.setStock(SIZES.three, 1_000);
  const buyers = await Promise.all(Array.from({ length: BUYERS }, newMember));
  const answers = await inParallel(buyers, BUYERS, async ({ who }) => {
    const forgetting = async () => {
      for (let n = 0; n < 4 * PURCHASES; n++)
        // The order that is under way keeps them, and everything is locked to find that out.
        expect(await forget({ who })).toBe(false);
    };
    const [one, two] = await Promise.all([
      buyAgainAndAgain(who),
      buyAgainAndAgain(who),
      forgetting(),
      forgetting(),
    ]);
    return [...one, ...two];
  });
  const failures = answers.flat().filter(({ status }) => status >= 500);
  expect(failures).toEqual([]);
  const { count } = await desk.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(
      'shopper_id',
      'in',
      buyers.map(({ who }) => who.shopperId),
    )
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBeGreaterThan(BUYERS + PURCHASES);
}, 300_000);

it('takes somebody out of the book without holding up who has their orders', async () => {
  const { who, orderId } = await newMember();
  await cancel({ who, orderId });
  const { personal_id_id } = await desk.db
    .selectFrom('orders')
    .select('personal_id_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const holding = desk.db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId, who.shopperId);
    const params = { id: personal_id_id ?? '' };
    const leaving = desk.ask('deletePersonalId', who, { params });
    await untilSomebodyWaits(trx);
    await lockShopper(trx, who.shopperId);
    return { leaving };
  });
  expect((await (await holding).leaving).body).toEqual({ done: true });
});
