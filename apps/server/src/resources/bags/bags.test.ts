import type { Bag } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Buyer, IDS, openTill, SIZES, type Till } from '../../testing/till.ts';

const { two, one, none, three } = SIZES;
let till: Till;
let guest: Buyer;
beforeAll(async () => {
  till = await openTill();
});
beforeEach(async () => {
  guest = await till.newGuest();
  await till.restock();
});
afterAll(() => till.close());

const add = (who: Buyer, variantId: string, quantity = 1, headers = {}) =>
  till.ask('addBagItem', who, { body: { variantId, quantity }, headers });
const read = async (who: Buyer): Promise<Bag> => (await till.ask('getBag', who)).body;
const reason = ({ body }: { body: { error?: { reason?: string } } }) => body.error?.reason;

describe('a bag', () => {
  it('begins empty', async () => {
    expect(await read(guest)).toMatchObject({
      count: 0,
      items: [],
      boutiques: {},
      availables: [],
      isFlatRateOrder: false,
      priceInfo: { subTotalAmount: 0, totalShippingFee: 0, grandTotal: 0 },
    });
  });

  it('groups what is in it by boutique, newest first, with its amounts', async () => {
    await add(guest, two, 2);
    await add(guest, one);
    const { body: bag } = await add(guest, three);
    expect(bag.count).toBe(3);
    expect(bag.items.map((item: Bag['items'][0]) => item.variantId)).toEqual([three, one, two]);
    expect(Object.keys(bag.boutiques).sort()).toEqual(['9001', IDS.merchant]);
    expect(bag.boutiques['9001'].items).toHaveLength(2);
    expect(bag.boutiques[IDS.merchant].shipping).toEqual({
      fee: 15_000,
      freeFrom: 2_000_000,
      missingForFree: 1_200_000,
    });
    // 2 × 7,000 + 7,200 is enough for the first boutique to send for nothing.
    expect(bag.priceInfo).toEqual({
      currencyIsoCode: 'CNY',
      subTotalAmount: 2_920_000,
      totalShippingFee: 15_000,
      grandTotal: 2_935_000,
    });
    expect((await till.ask('getBagCount', guest)).body).toEqual({ count: 3 });
  });

  it('adds up pieces of the same size', async () => {
    await add(guest, three);
    const { body } = await add(guest, three, 2);
    expect(body.items).toHaveLength(1);
    expect(body.items[0].quantity).toBe(3);
  });

  it('belongs to its session only', async () => {
    const other = await till.newGuest();
    const params = { id: guest.bagId };
    expect((await till.ask('getBag', other, { params })).status).toBe(404);
    expect((await till.ask('addBagItem', other, { params, body: { variantId: two } })).status).toBe(
      404,
    );
  });

  it.each([
    ['what is sold out', none, 1, 'sold-out'],
    ['more than there is', two, 3, 'not-enough-left'],
    ['what does not exist', '99999', 1, 'variant-not-found'],
  ])('refuses %s', async (_, variantId, quantity, expected) => {
    expect(reason(await add(guest, variantId, quantity))).toBe(expected);
  });

  it('refuses more pieces than anybody may have', async () => {
    await till.setStock(three, 100);
    await add(guest, three, 5);
    expect(reason(await add(guest, three))).toBe('too-many-pieces');
    expect((await add(guest, two, 6)).status).toBe(400);
  });

  it('says no in the language of its shopper', async () => {
    const { body } = await add(guest, two, 3, { 'accept-language': 'zh-CN' });
    expect(body.error.message).toBe('该尺码仅剩 2 件');
  });

  it('counts an addition once, however often it arrives', async () => {
    const headers = { 'idempotency-key': 'tap-00000001' };
    await Promise.all(Array.from({ length: 4 }, () => add(guest, three, 1, headers)));
    expect((await read(guest)).items[0]?.quantity).toBe(1);
  });
});

describe('an item', () => {
  const first = async () => (await read(guest)).items[0]?.id as string;
  const change = async (body: object) =>
    till.ask('changeBagItem', guest, { params: { itemId: await first() }, body });

  it('changes its quantity', async () => {
    await add(guest, three);
    expect((await change({ quantity: 3 })).body.items[0].quantity).toBe(3);
    expect(reason(await change({ quantity: 4 }))).toBe('not-enough-left');
  });

  it('changes its size', async () => {
    await add(guest, three);
    const { body } = await change({ variantId: two });
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({ variantId: two, size: '38', price: 700_000 });
  });

  it('joins the item that has the size already', async () => {
    await add(guest, two);
    await add(guest, three);
    const { body } = await change({ variantId: two });
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({ variantId: two, quantity: 2 });
  });

  it('stays the product it is', async () => {
    const other = await till.db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select('variants.id')
      .where('product_id', '!=', IDS.measured)
      .where('is_online', '=', true)
      .executeTakeFirstOrThrow();
    await add(guest, three);
    expect(reason(await change({ variantId: other.id }))).toBe('other-product');
  });

  it('tells the sizes its boutique has', async () => {
    await add(guest, two);
    const { body } = await till.ask('getBagSizesQuantities', guest);
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

  it('is taken out, alone or with others', async () => {
    for (const id of [two, one, three]) await add(guest, id);
    const params = { itemId: await first() };
    expect((await till.ask('removeBagItem', guest, { params })).body.count).toBe(2);
    expect((await till.ask('removeBagItem', guest, { params })).status).toBe(404);
    const rest = (await read(guest)).items.map(({ id }) => id);
    const query = { 'items-id': [...rest, params.itemId].join(',') };
    expect((await till.ask('removeBagItems', guest, { query })).body.count).toBe(0);
  });

  it('of another bag is out of reach', async () => {
    const other = await till.newGuest();
    await add(guest, two);
    const params = { itemId: await first() };
    expect((await till.ask('removeBagItem', other, { params })).status).toBe(404);
    expect((await till.ask('changeBagItem', other, { params, body: { quantity: 2 } })).status).toBe(
      404,
    );
    await till.ask('removeBagItems', other, { query: { 'items-id': params.itemId } });
    expect((await read(guest)).count).toBe(1);
  });
});

it('prices nine items with as many queries as one', async () => {
  const variants = await till.db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select('variants.id')
    .where('variants.quantity', '>', 0)
    .where('products.is_online', '=', true)
    .limit(9)
    .execute();
  const query = vi.spyOn(Object.getPrototypeOf(till.database.pool), 'connect');
  const queriesOf = async () => {
    const before = query.mock.calls.length;
    await read(guest);
    return query.mock.calls.length - before;
  };
  await add(guest, variants[0]?.id as string);
  const forOne = await queriesOf();
  for (const { id } of variants.slice(1)) await add(guest, id);
  expect((await read(guest)).count).toBe(9);
  expect(await queriesOf()).toBe(forOne);
  query.mockRestore();
});
