import { randomUUID } from 'node:crypto';
import {
  type CallName,
  type CheckoutOrder,
  calls,
  type Order,
  type PaymentChannel,
  type StartedPayment,
} from '@vitrine/contract';
import { vi } from 'vitest';
import type { Sweep, SweepContext } from '../jobs/sweep.ts';
import { notifyShop } from '../sandbox/notify-shop.ts';
import { openSession } from '../sessions/store.ts';
import { type Asked, asker, type Buyer, insertAddress, insertShopper, stockIn } from './buyer.ts';
import { NOW, storeFixture } from './catalogue-fixture.ts';
import { testApp } from './test-app.ts';
import { SIZES } from './till.ts';
import { SOON } from './waiting.ts';

/** What the cashier of the sandbox may be told. */
export type Outcome = 'pay' | 'fail' | 'cancel';

export const PACE_MS = 20_000;

/** A whole shop with the sandbox's cashier, and a clock that tests may turn. */
export async function openDesk(environment: NodeJS.ProcessEnv = {}) {
  const clock = { now: NOW };
  const test = await testApp({
    seed: storeFixture,
    now: () => clock.now,
    environment: { ORDER_PACE: String(PACE_MS / 1000), ...environment },
  });
  const { db } = test.shop.database;
  const { deps } = test.shop;

  async function newBuyer(): Promise<Buyer> {
    const shopperId = await insertShopper(db);
    const { key, session } = await openSession(db, clock.now, shopperId);
    return { key, bagId: session.bagId, shopperId };
  }

  const ask = asker<CallName>(test.app, calls);

  /** The answer of a call that must go well. */
  async function done<T>(name: CallName, who: Buyer, asked: Asked = {}): Promise<T> {
    const { status, body } = await ask(name, who, asked);
    if (status !== 200) throw new Error(`${name} answered ${status} ${JSON.stringify(body)}`);
    return body;
  }

  async function addPersonalId(who: Buyer, clearance: 'passed' | 'checking' | 'failed' = 'passed') {
    const id = randomUUID();
    const at = new Date(clock.now);
    await db
      .insertInto('personal_ids')
      .values({
        id,
        shopper_id: who.shopperId,
        sealed_name: Buffer.from('x'),
        sealed_number: Buffer.from('x'),
        number_hash: Buffer.from('x'),
        key_id: 'k1',
        is_default: false,
        clearance_status: clearance,
        consented_at: at,
        created_at: at,
        updated_at: at,
      })
      .execute();
    return id;
  }

  /** Names somebody whom customs know for a checkout order. */
  async function clear(who: Buyer, checkoutOrderId: string) {
    const personalIdId = await addPersonalId(who);
    await db
      .updateTable('checkout_orders')
      .set({ personal_id_id: personalIdId })
      .where('id', '=', checkoutOrderId)
      .execute();
    return personalIdId;
  }

  /** A checkout order of a new shopper that only waits to be paid. */
  async function checkout(variants: Readonly<Record<string, number>> = { [SIZES.two]: 1 }) {
    const who = await newBuyer();
    await insertAddress(db, { shopperId: who.shopperId, now: clock.now, isDefault: true });
    for (const [variantId, quantity] of Object.entries(variants))
      await done('addBagItem', who, { body: { variantId, quantity } });
    const order = await done<CheckoutOrder>('createCheckoutOrder', who, { body: {} });
    return { who, order, personalIdId: await clear(who, order.id) };
  }

  const start = (
    who: Buyer,
    checkoutOrderId: string,
    headers: Record<string, string> = {},
    channel?: PaymentChannel,
  ) =>
    done<StartedPayment>('startPayment', who, {
      body: { checkoutOrderId, channel, returnPath: '/order/confirm' },
      headers,
    });

  const atCashier = (paymentId: string, outcome: Outcome, notice = 'soon') =>
    test.app.inject({
      method: 'POST',
      url: `/sandbox/cashier/${paymentId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ outcome, notice }).toString(),
    });

  /** Does what is due, as a process of the shop would. */
  async function sweep(each: Sweep) {
    const context = { deps, database: test.shop.database, dataDir: '', now: deps.now };
    while (await each.run(context satisfies SweepContext));
  }

  /** A paid order, with whoever ordered it. */
  async function paidOrder(variants?: Readonly<Record<string, number>>) {
    const { who, order } = await checkout(variants);
    const { id } = await start(who, order.id);
    await atCashier(id, 'pay');
    clock.now += 2_000;
    // A sweep for another buyer may have taken this notice along, and still be at it.
    const orderId = await vi.waitFor(async () => {
      await sweep(notifyShop);
      const payment = await done<StartedPayment>('getPayment', who, { params: { id } });
      if (!payment.orderId) throw new Error(`Nothing was ordered for payment ${id}`);
      return payment.orderId;
    }, SOON);
    return { who, orderId, paymentId: id, order: await readOrder(who, orderId) };
  }

  const readOrder = (who: Buyer, id: string) => done<Order>('getOrder', who, { params: { id } });

  return {
    app: test.app,
    db,
    deps,
    clock,
    ask,
    done,
    newBuyer,
    addPersonalId,
    clear,
    checkout,
    start,
    atCashier,
    sweep,
    paidOrder,
    readOrder,
    ...stockIn(db),
    close: test.close,
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

export { type Buyer, SIZES };
