import type { Bag } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Buyer,
  type CheckoutHarness,
  IDS,
  openCheckoutHarness,
  SIZES,
} from '../../../test/support/checkout-harness.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';

const { two, one, none, three } = SIZES;
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

const add = (buyer: Buyer, variantId: string, quantity = 1, headers = {}) =>
  harness.call('addBagItem', buyer, { body: { variantId, quantity }, headers });
const readBag = async (buyer: Buyer): Promise<Bag> => (await harness.call('getBag', buyer)).body;

describe('bag', () => {
  it('returns an empty bag for a new session', async () => {
    expect(await readBag(guest)).toMatchObject({
      count: 0,
      items: [],
      boutiques: {},
      availables: [],
      isFlatRateOrder: false,
      priceInfo: { subTotalAmount: 0, totalShippingFee: 0, grandTotal: 0 },
    });
  });

  it('groups items by merchant, newest first, with amounts', async () => {
    await add(guest, two, 2);
    await add(guest, one);
    const { body: bag } = await add(guest, three);
    expect(bag.count).toBe(4);
    expect(bag.items.map((item: Bag['items'][0]) => item.variantId)).toEqual([three, one, two]);
    expect(Object.keys(bag.boutiques).sort()).toEqual(['9001', IDS.merchant]);
    expect(bag.boutiques['9001'].items).toHaveLength(2);
    expect(bag.boutiques[IDS.merchant].shipping).toEqual({
      fee: 15_000,
      regularFee: 15_000,
      freeFrom: 2_000_000,
      missingForFree: 1_200_000,
      promise: { from: '2026-10-08', to: '2026-10-13', place: 'Mainland China' },
    });
    // 2 × 7,000 + 7,200 reaches the first merchant's limit for free shipping.
    expect(bag.priceInfo).toEqual({
      currencyIsoCode: 'CNY',
      subTotalAmount: 2_920_000,
      totalShippingFee: 15_000,
      grandTotal: 2_935_000,
    });
    expect((await harness.call('getBagCount', guest)).body).toEqual({ count: 4 });
  });

  it('adds up quantities of the same size', async () => {
    await add(guest, three);
    const { body } = await add(guest, three, 2);
    expect(body.items).toHaveLength(1);
    expect(body.items[0].quantity).toBe(3);
  });

  it('answers 404 for the bag of another session', async () => {
    const other = await harness.newGuest();
    const params = { id: guest.bagId };
    expect((await harness.call('getBag', other, { params })).status).toBe(404);
    expect(
      (await harness.call('addBagItem', other, { params, body: { variantId: two } })).status,
    ).toBe(404);
  });

  it.each([
    ['a sold-out size', none, 1, 'sold-out'],
    ['more than is in stock', two, 3, 'not-enough-left'],
    ['an unknown variant', '99999', 1, 'variant-not-found'],
  ])('refuses to add %s', async (_, variantId, quantity, expected) => {
    expect(reasonOf(await add(guest, variantId, quantity))).toBe(expected);
  });

  it('refuses more than the maximum quantity per item', async () => {
    await harness.setStock(three, 100);
    await add(guest, three, 5);
    expect(reasonOf(await add(guest, three))).toBe('too-many-items');
    expect((await add(guest, two, 6)).status).toBe(400);
  });

  it("returns error messages in the shopper's language", async () => {
    const { body } = await add(guest, two, 3, { 'accept-language': 'zh-CN' });
    expect(body.error.message).toBe('该尺码仅剩 2 件');
  });

  it('adds an item once for repeated requests with one idempotency key', async () => {
    const headers = { 'idempotency-key': 'tap-00000001' };
    await Promise.all(Array.from({ length: 4 }, () => add(guest, three, 1, headers)));
    expect((await readBag(guest)).items[0]?.quantity).toBe(1);
  });
});

describe('bag item', () => {
  const first = async () => (await readBag(guest)).items[0]?.id as string;
  const change = async (body: object) =>
    harness.call('changeBagItem', guest, { params: { itemId: await first() }, body });

  it('changes the quantity of an item', async () => {
    await add(guest, three);
    expect((await change({ quantity: 3 })).body.items[0].quantity).toBe(3);
    expect(reasonOf(await change({ quantity: 4 }))).toBe('not-enough-left');
  });

  it('changes the size of an item', async () => {
    await add(guest, three);
    const { body } = await change({ variantId: two });
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({ variantId: two, size: '38', price: 700_000 });
  });

  it('merges items when a size change makes them equal', async () => {
    await add(guest, two);
    await add(guest, three);
    const { body } = await change({ variantId: two });
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({ variantId: two, quantity: 2 });
  });

  it('refuses to change an item to another product', async () => {
    const other = await harness.db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select('variants.id')
      .where('product_id', '!=', IDS.measured)
      .where('is_online', '=', true)
      .executeTakeFirstOrThrow();
    await add(guest, three);
    expect(reasonOf(await change({ variantId: other.id }))).toBe('other-product');
  });

  it("lists the sizes available at the item's merchant", async () => {
    await add(guest, two);
    const { body } = await harness.call('getBagSizesQuantities', guest);
    expect(body).toEqual([
      {
        itemId: await first(),
        variantId: two,
        quantity: 1,
        sizes: [
          { variantId: three, size: '34', sizeDescription: 'FR 34', availableQuantity: 3 },
          { variantId: two, size: '38', sizeDescription: 'FR 38', availableQuantity: 2 },
        ],
      },
    ]);
  });

  it('removes one or several items', async () => {
    for (const id of [two, one, three]) await add(guest, id);
    const params = { itemId: await first() };
    expect((await harness.call('removeBagItem', guest, { params })).body.count).toBe(2);
    expect((await harness.call('removeBagItem', guest, { params })).status).toBe(404);
    const rest = (await readBag(guest)).items.map(({ id }) => id);
    const query = { 'items-id': [...rest, params.itemId].join(',') };
    expect((await harness.call('removeBagItems', guest, { query })).body.count).toBe(0);
  });

  it('refuses to change an item of another bag', async () => {
    const other = await harness.newGuest();
    await add(guest, two);
    const params = { itemId: await first() };
    expect((await harness.call('removeBagItem', other, { params })).status).toBe(404);
    expect(
      (await harness.call('changeBagItem', other, { params, body: { quantity: 2 } })).status,
    ).toBe(404);
    await harness.call('removeBagItems', other, { query: { 'items-id': params.itemId } });
    expect((await readBag(guest)).count).toBe(1);
  });
});

it('prices nine items with as many queries as one', async () => {
  const variants = await harness.db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select('variants.id')
    .where('variants.quantity', '>', 0)
    .where('products.is_online', '=', true)
    .limit(9)
    .execute();
  const query = vi.spyOn(Object.getPrototypeOf(harness.database.pool), 'connect');
  const queriesOf = async () => {
    const before = query.mock.calls.length;
    await readBag(guest);
    return query.mock.calls.length - before;
  };
  await add(guest, variants[0]?.id as string);
  const queriesForOne = await queriesOf();
  for (const { id } of variants.slice(1)) await add(guest, id);
  expect((await readBag(guest)).count).toBe(9);
  expect(await queriesOf()).toBe(queriesForOne);
  query.mockRestore();
});

describe('an outfit', () => {
  const addOutfit = (variantIds: string[], headers = {}) =>
    harness.call('addOutfitToBag', guest, { body: { variantIds }, headers });

  it('is added as one of each size', async () => {
    await add(guest, two);
    const { status, body } = await addOutfit([two, one]);
    expect(status).toBe(200);
    const quantities = body.items.map(({ variantId, quantity }: Bag['items'][0]) => [
      variantId,
      quantity,
    ]);
    expect(quantities).toEqual([
      [one, 1],
      [two, 2],
    ]);
  });

  it('is not added at all when a size is missing, and names the size', async () => {
    const { status, body } = await addOutfit([two, none, three]);
    expect([status, body.error.reason]).toEqual([409, 'outfit-incomplete']);
    expect(body.error.fields).toEqual([
      { path: 'variantIds.1', message: 'This size has sold out' },
    ]);
    expect((await readBag(guest)).items).toEqual([]);
  });

  it('is added once for an idempotency key', async () => {
    const headers = { 'idempotency-key': 'outfit-1' };
    await addOutfit([two], headers);
    const { body } = await addOutfit([two], headers);
    expect(body.items).toMatchObject([{ variantId: two, quantity: 1 }]);
    expect(reasonOf(await addOutfit([three], headers))).toBe('idempotency-key-reused');
  });
});
