import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Buyer,
  type CheckoutHarness,
  openCheckoutHarness,
  SIZES,
} from '../../../test/support/checkout-harness.ts';
import { pruneBags } from './jobs.ts';

let harness: CheckoutHarness;
beforeAll(async () => {
  harness = await openCheckoutHarness();
  await harness.restock();
});
afterAll(() => harness.close());

const add = (buyer: Buyer, variantId: string) =>
  harness.call('addBagItem', buyer, { body: { variantId } });

it('deletes old bags of expired guest sessions only', async () => {
  const variantId = SIZES.two;
  const shopper = await harness.shopperWith({ [variantId]: 1 });
  const guest = await harness.newGuest();
  await add(guest, variantId);
  const expiredGuest = await harness.newGuest();
  await add(expiredGuest, variantId);
  await harness.db.deleteFrom('sessions').where('bag_id', '=', expiredGuest.bagId).execute();
  const afterRetention = harness.clock.now + 91 * 86_400_000;
  await pruneBags.run({}, { database: harness.database, dataDir: '', now: () => afterRetention });
  const bags = (await harness.db.selectFrom('bags').select('id').execute()).map(({ id }) => id);
  expect(bags).toEqual(expect.arrayContaining([shopper.bagId, guest.bagId]));
  expect(bags).not.toContain(expiredGuest.bagId);
});
