import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  addHongKong,
  type Buyer,
  type CheckoutHarness,
  openCheckoutHarness,
  SIZES,
} from '../../../test/support/checkout-harness.ts';
import { lockForPayment, placeOrder } from '../../../test/support/checkout-steps.ts';
import { waitForBlockedTransaction } from '../../../test/support/wait.ts';
import { lockCheckout } from './lock-checkout.ts';

let harness: CheckoutHarness;
let hongKong: string;
let buyer: Buyer;
let id: string;
let paidAmount: number;
beforeAll(async () => {
  harness = await openCheckoutHarness();
  hongKong = await addHongKong(harness);
});
beforeEach(async () => {
  await harness.db.deleteFrom('stock_reservations').execute();
  await harness.setStock(SIZES.two, 10);
  buyer = await harness.shopperWith({ [SIZES.two]: 1 });
  const address = await harness.addAddress(buyer, 'HK', hongKong);
  await harness.db
    .updateTable('addresses')
    .set({ is_default: true })
    .where('id', '=', address)
    .execute();
  const { body } = await harness.call('createCheckoutOrder', buyer, { body: {} });
  id = body.id;
  paidAmount = body.priceInfo.grandTotal;
});
afterAll(() => harness.close());

const startToPay = () =>
  lockForPayment({ checkoutOrderId: id, shopperId: buyer.shopperId }, harness.deps);

it('refuses a payment of an order that is being placed', async () => {
  let payment: ReturnType<typeof startToPay> | undefined;
  const paid = { checkoutOrderId: id, paidAmount };
  const placed = await placeOrder(paid, harness.deps, async (trx) => {
    payment = startToPay();
    await waitForBlockedTransaction(trx);
  });
  expect(placed.reason).toBeUndefined();
  expect((await payment)?.reason).toBe('checkout-placed');
});

it('starts a payment only after a concurrent address change', async () => {
  const changing = harness.db.transaction().execute(async (trx) => {
    const locked = await lockCheckout(trx, id, buyer.shopperId);
    const changedAddress = { ...locked?.shipping_address, countryCode: 'CN' };
    const payment = startToPay();
    await waitForBlockedTransaction(trx);
    await trx
      .updateTable('checkout_orders')
      .set({ shipping_address: JSON.stringify(changedAddress) })
      .where('id', '=', id)
      .execute();
    return { payment };
  });
  // A shipment to the mainland needs a personal ID for clearance.
  expect((await (await changing).payment).reason).toBe('personal-id-needed');
});
