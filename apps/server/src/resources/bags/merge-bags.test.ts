import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type Buyer,
  type CheckoutHarness,
  openCheckoutHarness,
  SIZES,
} from '../../../test/support/checkout-harness.ts';
import { mergeGuestBag } from './merge-bags.ts';

const { two, one, three } = SIZES;
let harness: CheckoutHarness;
let guest: Buyer;
let shopper: Buyer;
beforeAll(async () => {
  harness = await openCheckoutHarness();
});
beforeEach(async () => {
  guest = await harness.newGuest();
  shopper = await harness.newShopper();
});
afterAll(() => harness.close());

const add = (buyer: Buyer, variantId: string, quantity = 1) =>
  harness.call('addBagItem', buyer, { body: { variantId, quantity } });

/** Merges the bags as the login does. */
const logIn = () =>
  harness.db.transaction().execute(async (trx) => {
    const { bagId: shopperBagId, shopperId } = shopper;
    const event = { guestBagId: guest.bagId, shopperId, shopperBagId, now: harness.clock.now };
    await mergeGuestBag(trx, event);
  });

async function readQuantities(buyer: Buyer) {
  const { body } = await harness.call('getBag', buyer);
  const items: { variantId: string; quantity: number }[] = body.items;
  return Object.fromEntries(items.map(({ variantId, quantity }) => [variantId, quantity]));
}

it("moves the guest's items into the shopper's bag", async () => {
  await add(guest, two);
  await add(shopper, one);
  await logIn();
  expect(await readQuantities(shopper)).toEqual({ [two]: 1, [one]: 1 });
  expect(await readQuantities(guest)).toEqual({});
});

it('keeps the larger quantity of a size in both bags', async () => {
  await add(guest, two, 2);
  await add(shopper, two, 1);
  await add(guest, three, 1);
  await add(shopper, three, 3);
  await logIn();
  expect(await readQuantities(shopper)).toEqual({ [two]: 2, [three]: 3 });
});

it('changes nothing when repeated or when there is no guest bag', async () => {
  await logIn();
  await add(guest, one);
  await logIn();
  await logIn();
  expect(await readQuantities(shopper)).toEqual({ [one]: 1 });
});

it('loses no items when logins and changes run at the same time', async () => {
  await add(guest, two);
  await Promise.all([logIn(), add(shopper, one), logIn(), add(shopper, three)]);
  expect(await readQuantities(shopper)).toEqual({ [two]: 1, [one]: 1, [three]: 1 });
});
