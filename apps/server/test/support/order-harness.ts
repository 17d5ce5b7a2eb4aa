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
import type { ResourceDeps } from '../../src/app/handlers.ts';
import type { RecurringJob, RecurringJobContext } from '../../src/jobs/recurring-job.ts';
import { notifyShop } from '../../src/sandbox/notify-shop.ts';
import { openSession } from '../../src/sessions/store.ts';
import {
  type Buyer,
  type CallInput,
  createCaller,
  createStockHelpers,
  insertAddress,
  insertShopper,
} from './buyer.ts';
import { NOW, seedCatalogueFixture } from './catalogue-fixture.ts';
import { SIZES } from './checkout-harness.ts';
import { openTestApp } from './test-app.ts';
import { WAIT_OPTIONS } from './wait.ts';

/** The outcomes that the sandbox cashier offers. */
export type CashierOutcome = 'pay' | 'fail' | 'cancel';

export const PACE_MS = 20_000;

/** A complete shop with the sandbox cashier and a clock that tests can set. */
export async function openOrderHarness(environment: NodeJS.ProcessEnv = {}) {
  const clock = { now: NOW };
  const test = await openTestApp({
    seed: seedCatalogueFixture,
    now: () => clock.now,
    environment: {
      ORDER_PACE: String(PACE_MS / 1000),
      // On a busy machine many checkouts may wait long for one lock; a deadlock is found earlier.
      DATABASE_LOCK_TIMEOUT_MS: '14000',
      ...environment,
    },
  });
  const { db } = test.shop.database;
  const { deps } = test.shop;

  async function newBuyer(): Promise<Buyer> {
    const shopperId = await insertShopper(db);
    const { key, session } = await openSession(db, clock.now, shopperId);
    return { key, bagId: session.bagId, shopperId };
  }

  const call = createCaller<CallName>(test.app, calls);

  /** Returns the body of a call and throws when it fails. */
  async function callOrThrow<T>(name: CallName, buyer: Buyer, input: CallInput = {}): Promise<T> {
    const { status, body } = await call(name, buyer, input);
    if (status !== 200) throw new Error(`${name} answered ${status} ${JSON.stringify(body)}`);
    return body;
  }

  async function addPersonalId(
    buyer: Buyer,
    clearance: 'passed' | 'checking' | 'failed' = 'passed',
  ) {
    const id = randomUUID();
    const at = new Date(clock.now);
    await db
      .insertInto('personal_ids')
      .values({
        id,
        shopper_id: buyer.shopperId,
        encrypted_name: Buffer.from('x'),
        encrypted_number: Buffer.from('x'),
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

  /** Attaches a cleared personal ID to a checkout order. */
  async function attachPersonalId(buyer: Buyer, checkoutOrderId: string) {
    const personalIdId = await addPersonalId(buyer);
    await db
      .updateTable('checkout_orders')
      .set({ personal_id_id: personalIdId })
      .where('id', '=', checkoutOrderId)
      .execute();
    return personalIdId;
  }

  /** Creates a checkout order of a new shopper that is ready to be paid. */
  async function createCheckout(variants: Readonly<Record<string, number>> = { [SIZES.two]: 1 }) {
    const buyer = await newBuyer();
    await insertAddress(db, { shopperId: buyer.shopperId, now: clock.now, isDefault: true });
    for (const [variantId, quantity] of Object.entries(variants))
      await callOrThrow('addBagItem', buyer, { body: { variantId, quantity } });
    const order = await callOrThrow<CheckoutOrder>('createCheckoutOrder', buyer, { body: {} });
    return { buyer, order, personalIdId: await attachPersonalId(buyer, order.id) };
  }

  const startPayment = (
    buyer: Buyer,
    checkoutOrderId: string,
    headers: Record<string, string> = {},
    channel?: PaymentChannel,
  ) =>
    callOrThrow<StartedPayment>('startPayment', buyer, {
      body: { checkoutOrderId, channel, returnPath: '/order/confirm' },
      headers,
    });

  const atCashier = (paymentId: string, outcome: CashierOutcome, notice = 'soon') =>
    test.app.inject({
      method: 'POST',
      url: `/sandbox/cashier/${paymentId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ outcome, notice }).toString(),
    });

  /** Runs a recurring job until nothing is due. */
  async function runJob(job: RecurringJob<ResourceDeps>) {
    const context = { deps, database: test.shop.database, dataDir: '', now: deps.now };
    while (await job.run(context satisfies RecurringJobContext<ResourceDeps>));
  }

  /** Creates a paid order with its buyer. */
  async function paidOrder(variants?: Readonly<Record<string, number>>) {
    const { buyer, order } = await createCheckout(variants);
    const { id } = await startPayment(buyer, order.id);
    await atCashier(id, 'pay');
    clock.now += 2_000;
    // A job run for another buyer may already be processing this notification.
    const orderId = await vi.waitFor(async () => {
      await runJob(notifyShop);
      const payment = await callOrThrow<StartedPayment>('getPayment', buyer, { params: { id } });
      if (!payment.orderId) throw new Error(`Nothing was ordered for payment ${id}`);
      return payment.orderId;
    }, WAIT_OPTIONS);
    return { buyer, orderId, paymentId: id, order: await readOrder(buyer, orderId) };
  }

  const readOrder = (buyer: Buyer, id: string) =>
    callOrThrow<Order>('getOrder', buyer, { params: { id } });

  return {
    app: test.app,
    database: test.shop.database,
    db,
    deps,
    clock,
    call,
    callOrThrow,
    newBuyer,
    addPersonalId,
    attachPersonalId,
    createCheckout,
    startPayment,
    atCashier,
    runJob,
    paidOrder,
    readOrder,
    ...createStockHelpers(db),
    close: test.close,
  };
}

export type OrderHarness = Awaited<ReturnType<typeof openOrderHarness>>;

export { type Buyer, SIZES };
