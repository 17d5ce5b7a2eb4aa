import type { Boutique } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { NOW } from '../../../test/support/catalogue-fixture.ts';
import {
  type Buyer,
  type CheckoutHarness,
  openCheckoutHarness,
  SIZES,
} from '../../../test/support/checkout-harness.ts';
import { insertTiers } from '../../../test/support/tiers-fixture.ts';

const HOUR = 3_600_000;
const { one, two } = SIZES;

let harness: CheckoutHarness;
beforeAll(async () => {
  harness = await openCheckoutHarness();
  await insertTiers(harness.db);
  const ways = [
    { type: 'standard', country: 'CN', fee: 15_000, freeFrom: null, minDays: 5, maxDays: 8 },
    { type: 'express', country: 'CN', fee: 32_000, freeFrom: null, minDays: 3, maxDays: 4 },
  ];
  await harness.db
    .updateTable('merchants')
    .set({ shipping: JSON.stringify(ways) })
    .execute();
});
beforeEach(async () => {
  harness.clock.now = NOW;
  await harness.db.deleteFrom('access_windows').execute();
  await harness.db.deleteFrom('stock_reservations').execute();
  await harness.restock();
});
afterAll(() => harness.close());

const setTier = ({ shopperId }: Buyer, tier: string) =>
  harness.db.updateTable('shoppers').set({ tier }).where('id', '=', shopperId).execute();

async function newMember(tier: string): Promise<Buyer> {
  const buyer = await harness.newShopper();
  await setTier(buyer, tier);
  return buyer;
}

const add = (buyer: Buyer, variantId: string) =>
  harness.call('addBagItem', buyer, { body: { variantId, quantity: 1 } });
const checkOut = (buyer: Buyer) => harness.call('createCheckoutOrder', buyer, { body: {} });

/** Opens the product of a variant, or a sale, to holders of a benefit some hours before everyone. */
async function openEarly(
  target: { product_id: string } | { sale_id: string },
  hoursFromNow: number,
) {
  await harness.db
    .insertInto('access_windows')
    .values({
      ...target,
      benefit_code: 'early-access',
      opens_at: new Date(harness.clock.now + hoursFromNow * HOUR),
    })
    .execute();
}

const findProductId = async (variantId: string) =>
  (
    await harness.db
      .selectFrom('variants')
      .select('product_id')
      .where('id', '=', variantId)
      .executeTakeFirstOrThrow()
  ).product_id;

it('sends by express for nothing to a gold member, and shows the fee that it waives', async () => {
  const gold = await newMember('gold');
  const bag = (await add(gold, two)).body;
  expect(Object.values(bag.boutiques)).toMatchObject([
    { shipping: { fee: 0, regularFee: 32_000 } },
  ]);
  expect(bag.priceInfo.totalShippingFee).toBe(0);
  const { body } = await checkOut(gold);
  expect(body.priceInfo.totalShippingFee).toBe(0);
  expect(body.shippingOptions[0].options).toMatchObject([
    { type: 'standard', fee: 15_000, regularFee: 15_000, selected: false },
    { type: 'express', fee: 0, regularFee: 32_000, selected: true },
  ]);
});

it('charges express to a member without the benefit', async () => {
  const member = await newMember('member');
  await add(member, two);
  const { id, shippingOptions } = (await checkOut(member)).body;
  const merchantId = shippingOptions[0].merchant.id;
  const { body } = await harness.call('setShippingOptions', member, {
    params: { id },
    body: { options: [{ merchantId, type: 'express' }] },
  });
  expect(body.priceInfo.totalShippingFee).toBe(32_000);
});

it('keeps the free delivery of a checkout when the tier ends meanwhile', async () => {
  const buyer = await newMember('gold');
  await add(buyer, two);
  const { id } = (await checkOut(buyer)).body;
  await setTier(buyer, 'member');
  const { body } = await harness.call('getCheckoutOrder', buyer, { params: { id } });
  expect(body.priceInfo.totalShippingFee).toBe(0);
});

it('opens a product to gold members a day before everyone else', async () => {
  const [gold, member, guest] = [
    await newMember('gold'),
    await newMember('member'),
    await harness.newGuest(),
  ];
  await openEarly({ product_id: await findProductId(two) }, 25);
  expect((await add(gold, two)).body.error.reason).toBe('not-open-yet');
  harness.clock.now += HOUR;
  expect((await add(gold, two)).status).toBe(200);
  expect((await add(member, two)).body.error.reason).toBe('not-open-yet');
  expect((await add(guest, two)).body.error.reason).toBe('not-open-yet');
  harness.clock.now += 24 * HOUR;
  expect((await add(member, two)).status).toBe(200);
  expect((await add(guest, two)).status).toBe(200);
});

it('opens the products of a sale with the sale', async () => {
  const product_id = await findProductId(one);
  const { id: sale_id } = await harness.db
    .selectFrom('sales')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await harness.db
    .insertInto('sale_products')
    .values({ sale_id, product_id, position: 99 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await openEarly({ sale_id }, 2);
  expect((await add(await newMember('member'), one)).body.error.reason).toBe('not-open-yet');
  expect((await add(await newMember('gold'), one)).status).toBe(200);
});

it('does not check out what is no longer open to the shopper', async () => {
  const buyer = await newMember('gold');
  await add(buyer, one);
  await openEarly({ product_id: await findProductId(one) }, 2);
  await setTier(buyer, 'member');
  const bag = (await harness.call('getBag', buyer)).body;
  expect(bag.availables).toEqual([]);
  expect(bag.items[0]).toMatchObject({
    notices: ['not-open'],
    opensAt: new Date(harness.clock.now + 2 * HOUR).toISOString(),
  });
  expect((await checkOut(buyer)).body.error.reason).toBe('not-open-yet');
  const byId = await harness.call('createCheckoutOrder', buyer, {
    body: { items: [bag.items[0].id] },
  });
  expect(byId.body.error.reason).toBe('not-open-yet');
});

it('promises the delivery that the shopper gets, to the place of the default address', async () => {
  const gold = await newMember('gold');
  await add(gold, two);
  const readPromise = async () => {
    const bag = (await harness.call('getBag', gold)).body;
    return (Object.values(bag.boutiques) as Boutique[])[0]?.shipping.promise;
  };
  expect(await readPromise()).toEqual({
    from: '2026-10-06',
    to: '2026-10-07',
    place: 'Mainland China',
  });
  const addressId = await harness.addAddress(gold);
  await harness.db
    .updateTable('addresses')
    .set({ is_default: true })
    .where('id', '=', addressId)
    .execute();
  expect(await readPromise()).toEqual({ from: '2026-10-06', to: '2026-10-07', place: 'Shanghai' });
  const [merchant] = (await checkOut(gold)).body.shippingOptions;
  expect(merchant.options).toMatchObject([
    { type: 'standard', promise: { from: '2026-10-08', to: '2026-10-13', place: 'Shanghai' } },
    { type: 'express', promise: { from: '2026-10-06', to: '2026-10-07', place: 'Shanghai' } },
  ]);
});
