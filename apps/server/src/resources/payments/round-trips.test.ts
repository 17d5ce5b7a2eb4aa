import { randomUUID } from 'node:crypto';
import type { CallName, CheckoutOrder, StartedPayment } from '@vitrine/contract';
import { beforeAll, expect, it } from 'vitest';
import { type CallInput, insertAddress } from '../../../test/support/buyer.ts';
import { type Buyer, SIZES } from '../../../test/support/order-harness.ts';
import { setUpPayments } from '../../../test/support/payment-setup.ts';
import { createResidentId } from '../../../test/support/personal-id-fixture.ts';
import { recordStatements } from '../../../test/support/record-statements.ts';
import { sandboxKeys } from '../../providers/payments/sandbox-keys.ts';

const setup = setUpPayments();
let record: ReturnType<typeof recordStatements>;
beforeAll(async () => {
  record = recordStatements(setup.harness.database.pool);
  await sandboxKeys(setup.harness.db);
});

const NAME = '林知夏';
const IDEMPOTENT = { 'idempotency-key': 'order-000001' };

/** A buyer with two addresses and a customs ID with photos. */
async function createBuyer() {
  const { harness } = setup;
  const buyer = await harness.newBuyer();
  const at = { shopperId: buyer.shopperId, now: harness.clock.now };
  await insertAddress(harness.db, { ...at, isDefault: true });
  const addressId = await insertAddress(harness.db, { ...at, isDefault: false });
  const { id: personalIdId } = await harness.callOrThrow<{ id: string }>(
    'createPersonalId',
    buyer,
    { body: { name: NAME, idNumber: createResidentId(), hasConsented: true } },
  );
  await harness.db
    .insertInto('personal_id_images')
    .values(
      (['front', 'back'] as const).map((side) => ({
        id: randomUUID(),
        shopper_id: buyer.shopperId,
        personal_id_id: personalIdId,
        side,
        key_id: 'k1',
        created_at: new Date(at.now),
      })),
    )
    .execute();
  return { buyer, addressId, personalIdId };
}

/** Buys a product in every step that a shopper can take, and counts what each step sends. */
async function countSteps(headers: Record<string, string> = {}) {
  const counts: Record<string, [statements: number, roundTrips: number]> = {};
  const count = async <Result>(name: string, action: () => Promise<Result>) => {
    const { statements, roundTrips, result } = await record(action);
    counts[name] = [statements.length, roundTrips];
    expect(new Set(statements).size, `${name} repeats a statement`).toBe(statements.length);
    return result;
  };
  const { buyer, addressId, personalIdId } = await createBuyer();
  const call = <Result>(name: CallName, input: CallInput, caller: Buyer = buyer) =>
    count(name, () => setup.harness.callOrThrow<Result>(name, caller, { headers, ...input }));

  await call('addBagItem', { body: { variantId: SIZES.three, quantity: 1 } });
  const { id, items } = await call<CheckoutOrder>('createCheckoutOrder', { body: {} });
  const params = { id };
  await call('setCheckoutShippingAddress', { params, body: { addressId } });
  const options = items.map(({ merchantId }) => ({ merchantId, type: 'standard' }));
  await call('setShippingOptions', { params, body: { options } });
  await call('setCheckoutPersonalId', { params, body: { personalIdId } });
  const body = { checkoutOrderId: id, returnPath: '/order/confirm' };
  const payment = await call<StartedPayment>('startPayment', { body });
  const { statusCode } = await count('notification', () =>
    setup.sendNotification(payment.id, payment.amount),
  );
  expect(statusCode).toBe(200);
  const paid = await call<StartedPayment>('getPayment', { params: { id: payment.id } });
  expect(paid).toMatchObject({ status: 'paid', orderId: expect.any(String) });
  return counts;
}

it('buys with few statements and round trips, and repeats none', async () => {
  expect(await countSteps()).toEqual({
    addBagItem: [3, 2],
    createCheckoutOrder: [9, 4],
    setCheckoutShippingAddress: [7, 4],
    setShippingOptions: [6, 4],
    setCheckoutPersonalId: [7, 4],
    // The sandbox records the payment, which another provider would do elsewhere.
    startPayment: [10, 5],
    notification: [16, 3],
    getPayment: [2, 2],
  });
});

it('needs one round trip more when a call must happen once only', async () => {
  const { createCheckoutOrder, startPayment } = await countSteps(IDEMPOTENT);
  expect({ createCheckoutOrder, startPayment }).toEqual({
    createCheckoutOrder: [11, 5],
    startPayment: [12, 6],
  });
});
