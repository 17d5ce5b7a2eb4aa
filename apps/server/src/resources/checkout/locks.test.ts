import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addHongKong, type Buyer, openTill, SIZES, type Till } from '../../testing/till.ts';
import { untilSomebodyWaits } from '../../testing/waiting.ts';
import { lockForPayment, settle } from './placing.ts';
import { lockCheckout } from './queries.ts';

let till: Till;
let hongKong: string;
let who: Buyer;
let id: string;
let paidAmount: number;
beforeAll(async () => {
  till = await openTill();
  hongKong = await addHongKong(till);
});
beforeEach(async () => {
  await till.db.deleteFrom('stock_holds').execute();
  await till.setStock(SIZES.two, 10);
  who = await till.shopperWith({ [SIZES.two]: 1 });
  const address = await till.addAddress(who, 'HK', hongKong);
  await till.db
    .updateTable('addresses')
    .set({ is_default: true })
    .where('id', '=', address)
    .execute();
  const { body } = await till.ask('createCheckoutOrder', who, { body: {} });
  id = body.id;
  paidAmount = body.priceInfo.grandTotal;
});
afterAll(() => till.close());

const beginToPay = () =>
  till.db
    .transaction()
    .execute((trx) =>
      lockForPayment(trx, { checkoutOrderId: id, shopperId: who.shopperId }, till.deps),
    );

it('begins no payment of an order that is being placed', async () => {
  const settling = till.db.transaction().execute(async (trx) => {
    const settled = await settle(trx, { checkoutOrderId: id, paidAmount }, till.deps);
    expect(settled.refusal).toBeUndefined();
    const beginning = beginToPay();
    await untilSomebodyWaits(trx);
    return { beginning };
  });
  expect((await (await settling).beginning).refusal).toBe('checkout-placed');
});

it('pays what the shopper has chosen, when they are just choosing', async () => {
  const choosing = till.db.transaction().execute(async (trx) => {
    const locked = await lockCheckout(trx, id, who.shopperId);
    const chosen = { ...locked?.shipping_address, countryCode: 'CN' };
    const beginning = beginToPay();
    await untilSomebodyWaits(trx);
    await trx
      .updateTable('checkout_orders')
      .set({ shipping_address: JSON.stringify(chosen) })
      .where('id', '=', id)
      .execute();
    return { beginning };
  });
  // What goes to the mainland needs somebody who clears it.
  expect((await (await choosing).beginning).refusal).toBe('personal-id-needed');
});
