import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onLogin } from '../../sessions/on-login.ts';
import { type Buyer, openTill, SIZES, type Till } from '../../testing/till.ts';

const { two, one, three } = SIZES;
let till: Till;
let guest: Buyer;
let shopper: Buyer;
beforeAll(async () => {
  till = await openTill();
});
beforeEach(async () => {
  guest = await till.newGuest();
  shopper = await till.newShopper();
});
afterAll(() => till.close());

const add = (who: Buyer, variantId: string, quantity = 1) =>
  till.ask('addBagItem', who, { body: { variantId, quantity } });

/** What the login does with both bags. */
const logIn = () =>
  till.db.transaction().execute(async (trx) => {
    const { bagId: shopperBagId, shopperId } = shopper;
    const event = { guestBagId: guest.bagId, shopperId, shopperBagId, now: till.clock.now };
    for (const hook of onLogin) await hook(trx, event);
  });

async function inBag(who: Buyer) {
  const { body } = await till.ask('getBag', who);
  const items: { variantId: string; quantity: number }[] = body.items;
  return Object.fromEntries(items.map(({ variantId, quantity }) => [variantId, quantity]));
}

it('brings what the guest had chosen', async () => {
  await add(guest, two);
  await add(shopper, one);
  await logIn();
  expect(await inBag(shopper)).toEqual({ [two]: 1, [one]: 1 });
  expect(await inBag(guest)).toEqual({});
});

it('keeps the larger number of what both had', async () => {
  await add(guest, two, 2);
  await add(shopper, two, 1);
  await add(guest, three, 1);
  await add(shopper, three, 3);
  await logIn();
  expect(await inBag(shopper)).toEqual({ [two]: 2, [three]: 3 });
});

it('does nothing more when it is done again, or when there was no bag', async () => {
  await logIn();
  await add(guest, one);
  await logIn();
  await logIn();
  expect(await inBag(shopper)).toEqual({ [one]: 1 });
});

it('loses nothing when logins and changes come at once', async () => {
  await add(guest, two);
  await Promise.all([logIn(), add(shopper, one), logIn(), add(shopper, three)]);
  expect(await inBag(shopper)).toEqual({ [two]: 1, [one]: 1, [three]: 1 });
});
