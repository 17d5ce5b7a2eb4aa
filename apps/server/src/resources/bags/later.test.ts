import type { Bag } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Buyer, IDS, openTill, SIZES, type Till } from '../../testing/till.ts';
import { pruneBags } from './prune-bags.ts';

const { two, three } = SIZES;
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

const add = (who: Buyer, variantId: string, quantity = 1) =>
  till.ask('addBagItem', who, { body: { variantId, quantity } });
const read = async (who: Buyer): Promise<Bag> => (await till.ask('getBag', who)).body;

describe('what changed since it was put in', () => {
  const notices = async () => (await read(guest)).items[0]?.notices;

  it.each([
    ['a higher price', { price_incl_taxes: 800_000 }, ['price-up']],
    ['a lower price', { price_incl_taxes: 600_000 }, ['price-down']],
    ['fewer pieces', { quantity: 1 }, ['fewer-left']],
    ['no piece', { quantity: 0 }, ['sold-out']],
  ])('is told: %s', async (_, change, expected) => {
    await add(guest, two, 2);
    expect(await notices()).toEqual([]);
    await till.db.updateTable('variants').set(change).where('id', '=', two).execute();
    expect(await notices()).toEqual(expected);
    await till.db
      .updateTable('variants')
      .set({ price_incl_taxes: 700_000 })
      .where('id', '=', two)
      .execute();
  });

  it('is told when a product leaves the shop', async () => {
    await add(guest, two);
    const online = (is_online: boolean) =>
      till.db.updateTable('products').set({ is_online }).where('id', '=', IDS.measured).execute();
    await online(false);
    expect(await notices()).toEqual(['gone']);
    expect((await read(guest)).availables).toEqual([]);
    await online(true);
    expect(await notices()).toEqual([]);
  });

  it('is told when a size is no longer made', async () => {
    const made = await till.db
      .selectFrom('variants')
      .selectAll()
      .where('id', '=', two)
      .executeTakeFirstOrThrow();
    await till.db
      .insertInto('variants')
      .values({ ...made, id: '77', size: '50' })
      .execute();
    await add(guest, '77');
    await till.db.deleteFrom('variants').where('id', '=', '77').execute();
    expect((await read(guest)).items[0]).toMatchObject({
      size: '50',
      price: 700_000,
      availableQuantity: 0,
      notices: ['gone'],
    });
  });

  it('what cannot be bought stays, but is not charged', async () => {
    await add(guest, two);
    await add(guest, three);
    await till.setStock(two, 0);
    const bag = await read(guest);
    expect(bag.count).toBe(2);
    expect(bag.availables).toHaveLength(1);
    expect(bag.priceInfo.subTotalAmount).toBe(720_000);
  });
});

it('is forgotten when nobody can come back for it', async () => {
  const shopper = await till.shopperWith({ [two]: 1 });
  await add(guest, two);
  const gone = await till.newGuest();
  await add(gone, two);
  await till.db.deleteFrom('sessions').where('bag_id', '=', gone.bagId).execute();
  const later = till.clock.now + 91 * 86_400_000;
  await pruneBags.run({}, { database: till.database, dataDir: '', now: () => later });
  const bags = (await till.db.selectFrom('bags').select('id').execute()).map(({ id }) => id);
  expect(bags).toEqual(expect.arrayContaining([shopper.bagId, guest.bagId]));
  expect(bags).not.toContain(gone.bagId);
});
