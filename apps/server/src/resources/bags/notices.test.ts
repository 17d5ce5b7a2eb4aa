import type { Bag } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Buyer,
  type CheckoutHarness,
  IDS,
  openCheckoutHarness,
  SIZES,
} from '../../../test/support/checkout-harness.ts';

const { two, three } = SIZES;
let harness: CheckoutHarness;
let guest: Buyer;
beforeAll(async () => {
  harness = await openCheckoutHarness();
});
beforeEach(async () => {
  guest = await harness.newGuest();
  await harness.restock();
});
afterAll(() => harness.close());

const add = (buyer: Buyer, variantId: string, quantity = 1) =>
  harness.call('addBagItem', buyer, { body: { variantId, quantity } });
const readBag = async (buyer: Buyer): Promise<Bag> => (await harness.call('getBag', buyer)).body;

describe('bag item notices', () => {
  const notices = async () => (await readBag(guest)).items[0]?.notices;

  it.each([
    ['a higher price', { price_incl_taxes: 800_000 }, ['price-up']],
    ['a lower price', { price_incl_taxes: 600_000 }, ['price-down']],
    ['too little stock', { quantity: 1 }, ['fewer-left']],
    ['no stock', { quantity: 0 }, ['sold-out']],
  ])('reports %s', async (_, change, expected) => {
    await add(guest, two, 2);
    expect(await notices()).toEqual([]);
    await harness.db.updateTable('variants').set(change).where('id', '=', two).execute();
    expect(await notices()).toEqual(expected);
    await harness.db
      .updateTable('variants')
      .set({ price_incl_taxes: 700_000 })
      .where('id', '=', two)
      .execute();
  });

  it('reports a product that went offline', async () => {
    await add(guest, two);
    const online = (is_online: boolean) =>
      harness.db
        .updateTable('products')
        .set({ is_online })
        .where('id', '=', IDS.measured)
        .execute();
    await online(false);
    expect(await notices()).toEqual(['gone']);
    expect((await readBag(guest)).availables).toEqual([]);
    await online(true);
    expect(await notices()).toEqual([]);
  });

  it('reports a size that was deleted', async () => {
    const variant = await harness.db
      .selectFrom('variants')
      .selectAll()
      .where('id', '=', two)
      .executeTakeFirstOrThrow();
    await harness.db
      .insertInto('variants')
      .values({ ...variant, id: '77', sku: 'v77', size: '50' })
      .execute();
    await add(guest, '77');
    await harness.db.deleteFrom('variants').where('id', '=', '77').execute();
    expect((await readBag(guest)).items[0]).toMatchObject({
      size: '50',
      price: 700_000,
      availableQuantity: 0,
      notices: ['gone'],
    });
  });

  it('keeps unavailable items in the bag without charging them', async () => {
    await add(guest, two);
    await add(guest, three);
    await harness.setStock(two, 0);
    const bag = await readBag(guest);
    expect(bag.count).toBe(2);
    expect(bag.availables).toHaveLength(1);
    expect(bag.priceInfo.subTotalAmount).toBe(720_000);
  });
});
