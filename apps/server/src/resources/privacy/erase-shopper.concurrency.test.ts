import type { CallName } from '@vitrine/contract';
import { mapInParallel } from '@vitrine/kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Buyer,
  type OrderHarness,
  openOrderHarness,
  SIZES,
} from '../../../test/support/order-harness.ts';
import { createKeyring } from '../../../test/support/personal-id-fixture.ts';
import { waitForBlockedTransaction } from '../../../test/support/wait.ts';
import { logIn } from '../../app/log-in.ts';
import { lockShopper } from '../../database/lock-shopper.ts';
import { findSession, openSession } from '../../sessions/store.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { lockOrder } from '../orders/queries.ts';
import { receiveNotification } from '../payments/receive-notification.ts';
import { toPaymentNumber } from '../payments/rules.ts';
import { eraseShopper } from './erase-shopper.ts';

const ROUNDS = 20;
/** Parallel rounds share only the variant they buy. */
const PARALLEL_ROUNDS = 5;
const BUYERS = 4;
const PURCHASES = 12;

let harness: OrderHarness;
beforeAll(async () => {
  harness = await openOrderHarness({ DATABASE_POOL_SIZE: '30' });
  await harness.setStock(SIZES.two, 1_000);
});
afterAll(() => harness.close());

/** Creates a member with one order. Paying changes the tier in the shopper's row. */
async function createMember() {
  const { buyer, orderId } = await harness.paidOrder();
  await harness.db
    .updateTable('shoppers')
    .set({ tier: 'member', tier_joined_at: new Date(harness.clock.now) })
    .where('id', '=', buyer.shopperId)
    .execute();
  return { buyer, orderId };
}

/** Creates a member with one order and a started payment. */
async function createPayingMember() {
  const { buyer, orderId } = await createMember();
  await harness.callOrThrow('addBagItem', buyer, { body: { variantId: SIZES.two, quantity: 1 } });
  const { id } = await harness.callOrThrow<{ id: string }>('createCheckoutOrder', buyer, {
    body: {},
  });
  await harness.attachPersonalId(buyer, id);
  return { buyer, orderId, payment: await harness.startPayment(buyer, id) };
}
type Member = Awaited<ReturnType<typeof createPayingMember>>;

/** Adds a bag item as a guest on another device, and logs in. */
async function signIn({ shopperId }: Buyer) {
  const now = harness.clock.now;
  const { key, session } = await openSession(harness.db, now);
  const guest = { key, bagId: session.bagId, shopperId };
  await harness.callOrThrow('addBagItem', guest, { body: { variantId: SIZES.two, quantity: 1 } });
  const from = await findSession(harness.db, key, now);
  return harness.db.transaction().execute((trx) => logIn(trx, { from, shopperId, now }));
}

const pay = ({ payment: { id, amount } }: Pick<Member, 'payment'>) =>
  receiveNotification(
    'wechat',
    {
      kind: 'payment',
      number: toPaymentNumber(id),
      state: 'paid',
      transactionId: id,
      amount,
      currency: 'CNY',
    },
    harness.deps,
  );
const cancel = ({ buyer: { shopperId }, orderId: id }: Pick<Member, 'buyer' | 'orderId'>) =>
  harness.db.transaction().execute((trx) =>
    cancelOrder(trx, {
      id,
      shopperId,
      now: harness.clock.now,
      promotions: harness.deps.promotions,
    }),
  );
const keyring = createKeyring('shop');
const erase = ({ buyer }: Pick<Member, 'buyer'>) =>
  harness.db
    .transaction()
    .execute((trx) => eraseShopper(trx, buyer.shopperId, { keyring, now: harness.clock.now }));

it('does not deadlock when paying, cancelling, logging in and erasing concurrently', async () => {
  const members: Member[] = [];
  for (let n = 0; n < ROUNDS; n++) members.push(await createPayingMember());
  const rounds = await mapInParallel(members, PARALLEL_ROUNDS, (each) =>
    Promise.allSettled([
      signIn(each.buyer),
      erase(each),
      pay(each),
      signIn(each.buyer),
      cancel(each),
      erase(each),
    ]),
  );
  const failures = rounds.flat().filter(({ status }) => status === 'rejected');
  expect(failures).toEqual([]);
}, 300_000);

/** Buys repeatedly on one device and returns all responses. */
async function buyRepeatedly(buyer: Buyer) {
  const responses: { status: number; body: unknown }[] = [];
  const call = async (name: CallName, options: Parameters<OrderHarness['call']>[2]) => {
    const response = await harness.call(name, buyer, options);
    responses.push(response);
    return response.body;
  };
  for (let n = 0; n < PURCHASES; n++) {
    await call('addBagItem', { body: { variantId: SIZES.three, quantity: 1 } });
    const { id } = await call('createCheckoutOrder', { body: {} });
    if (!id) continue;
    await harness.attachPersonalId(buyer, id);
    const payment = await call('startPayment', { body: { checkoutOrderId: id } });
    if (payment.amount) await pay({ payment });
  }
  return responses;
}

it('does not deadlock when changing bags, checking out, paying and erasing concurrently', async () => {
  await harness.setStock(SIZES.three, 1_000);
  const buyers = await Promise.all(Array.from({ length: BUYERS }, createMember));
  const responses = await mapInParallel(buyers, BUYERS, async ({ buyer }) => {
    const eraseRepeatedly = async () => {
      for (let n = 0; n < 4 * PURCHASES; n++)
        // The unfinished order prevents the erasure, after all records were locked.
        expect(await erase({ buyer })).toBe(false);
    };
    const [one, two] = await Promise.all([
      buyRepeatedly(buyer),
      buyRepeatedly(buyer),
      eraseRepeatedly(),
      eraseRepeatedly(),
    ]);
    return [...one, ...two];
  });
  const failures = responses.flat().filter(({ status }) => status >= 500);
  expect(failures).toEqual([]);
  const { count } = await harness.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(
      'shopper_id',
      'in',
      buyers.map(({ buyer }) => buyer.shopperId),
    )
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBeGreaterThan(BUYERS + PURCHASES);
}, 300_000);

it('deletes a customs ID without a deadlock with a locked order', async () => {
  const { buyer, orderId } = await createMember();
  await cancel({ buyer, orderId });
  const { personal_id_id } = await harness.db
    .selectFrom('orders')
    .select('personal_id_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const holding = harness.db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId, buyer.shopperId);
    const params = { id: personal_id_id ?? '' };
    const leaving = harness.call('deletePersonalId', buyer, { params });
    await waitForBlockedTransaction(trx);
    await lockShopper(trx, buyer.shopperId);
    return { leaving };
  });
  expect((await (await holding).leaving).body).toEqual({ done: true });
});
