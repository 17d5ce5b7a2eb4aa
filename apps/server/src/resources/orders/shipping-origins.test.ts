import type { ShipmentTracking } from '@vitrine/contract';
import type { ShippingOrigin } from '@vitrine/kit';
import { expect, it } from 'vitest';
import { IDS } from '../../../test/support/catalogue-fixture.ts';
import { SIZES } from '../../../test/support/order-harness.ts';
import { getFirstShipment, setUpOrders } from '../../../test/support/order-setup.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';

const setup = setUpOrders();

/** Sets where the second merchant sends from, and where the first one does. */
async function setOrigins(second: ShippingOrigin, first: ShippingOrigin = second) {
  const { db } = setup.harness;
  await db.updateTable('merchants').set({ ships_from: first }).execute();
  await db
    .updateTable('merchants')
    .set({ ships_from: second })
    .where('id', '=', IDS.merchant)
    .execute();
}

async function createCheckoutWithoutId(variants: Readonly<Record<string, number>>) {
  const { buyer, order } = await setup.harness.createCheckout(variants);
  await setup.harness.db
    .updateTable('checkout_orders')
    .set({ personal_id_id: null })
    .where('id', '=', order.id)
    .execute();
  const { body } = await setup.harness.call('startPayment', buyer, {
    body: { checkoutOrderId: order.id, returnPath: '/order/confirm' },
  });
  return { buyer, order, problem: reasonOf({ body }) };
}

async function readCodes(origin: ShippingOrigin) {
  await setOrigins(origin);
  const { buyer, orderId } = await setup.harness.paidOrder({ [SIZES.two]: 1 });
  await setup.advance(10);
  const order = await setup.harness.readOrder(buyer, orderId);
  const query = { 'tracking-numbers': getFirstShipment(order).trackingNumber ?? '' };
  const [tracking] = await setup.harness.callOrThrow<ShipmentTracking[]>('getTrackings', buyer, {
    query,
  });
  return { order, codes: tracking?.events.map(({ code }) => code).reverse() };
}

const START = ['paid', 'accepted', 'packed', 'shipped'];
const END = ['out-for-delivery', 'delivered'];

it.each([
  ['domestic', undefined, [...START, ...END]],
  ['bonded', 'personal-id-needed', [...START, 'clearing', 'cleared', ...END]],
  [
    'abroad',
    'personal-id-needed',
    [...START, 'departed', 'arrived', 'clearing', 'cleared', ...END],
  ],
] as const)('goods sent %s need %s and pass the steps %j', async (origin, problem, codes) => {
  await setOrigins(origin);
  const without = await createCheckoutWithoutId({ [SIZES.two]: 1 });
  expect(without.problem).toBe(problem);
  const passesCustoms = origin !== 'domestic';
  expect(without.order).toMatchObject({
    isPersonalIdRequired: passesCustoms,
    shippingOptions: [{ shipsFrom: origin, passesCustoms }],
  });
  const sent = await readCodes(origin);
  expect(sent.codes).toEqual(codes);
  expect(sent.order).toMatchObject({
    isPersonalIdRequired: passesCustoms,
    status: 'delivered',
    merchantOrders: [{ shipsFrom: origin, passesCustoms }],
  });
});

it('asks for the personal ID of a mixed bag only for its imported part', async () => {
  await setOrigins('abroad', 'domestic');
  const variants = { [SIZES.two]: 1, [SIZES.one]: 1 };
  expect((await createCheckoutWithoutId(variants)).problem).toBe('personal-id-needed');
  const { order } = await setup.harness.paidOrder(variants);
  expect(order.isPersonalIdRequired).toBe(true);
  const routes = order.merchantOrders.map(({ merchant, passesCustoms }) => [
    merchant.id === IDS.merchant,
    passesCustoms,
  ]);
  expect(new Map(routes as [boolean, boolean][])).toEqual(
    new Map([
      [true, true],
      [false, false],
    ]),
  );
});

it('lets a shipping option send from another place than its merchant', async () => {
  const { db } = setup.harness;
  await setOrigins('abroad');
  const { shipping } = await db
    .selectFrom('merchants')
    .select('shipping')
    .where('id', '<>', IDS.merchant)
    .limit(1)
    .executeTakeFirstOrThrow();
  const setOptions = (options: readonly object[]) =>
    db
      .updateTable('merchants')
      .set({ shipping: JSON.stringify(options) })
      .where('id', '<>', IDS.merchant)
      .execute();
  await setOptions(shipping.map((option) => ({ ...option, shipsFrom: 'domestic' })));
  const { problem, order } = await createCheckoutWithoutId({ [SIZES.two]: 1 });
  await setOptions(shipping);
  expect(problem).toBeUndefined();
  expect(order.shippingOptions).toMatchObject([{ shipsFrom: 'domestic', passesCustoms: false }]);
});

it('keeps what an order had when its merchant moves', async () => {
  await setOrigins('abroad');
  const { buyer, orderId } = await setup.harness.paidOrder({ [SIZES.two]: 1 });
  await setOrigins('domestic');
  await setup.advance(6);
  const order = await setup.harness.readOrder(buyer, orderId);
  expect(order).toMatchObject({ status: 'clearing', isPersonalIdRequired: true });
  expect(getFirstShipment(order)).toMatchObject({ shipsFrom: 'abroad', passesCustoms: true });
});
