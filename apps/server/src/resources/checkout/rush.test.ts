import { chunk } from '@vitrine/kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pick, seeded } from '../../../demo/random.ts';
import { openCatalogue } from '../../catalogue/live.ts';
import { ApiError } from '../../http/api-error.ts';
import type { SweepContext } from '../../jobs/sweep.ts';
import { enter } from '../../sessions/enter.ts';
import { findSession } from '../../sessions/store.ts';
import { addHongKong, type Buyer, openTill, SIZES, type Till } from '../../testing/till.ts';
import { openCheckout } from './opening.ts';
import { lockForPayment, settle } from './placing.ts';
import { releaseOverdue } from './release-overdue.ts';

const { two, one, three } = SIZES;
const STOCK: Record<string, number> = { [two]: 40, [one]: 3, [three]: 60 };
const AT_ONCE = 40;

let till: Till;
let hongKong: string;
beforeAll(async () => {
  till = await openTill();
  hongKong = await addHongKong(till);
});
afterAll(() => till.close());

/** Starts everything, but never more at once than a busy shop would see. */
async function inCrowds<T>(work: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  for (const crowd of chunk(work, AT_ONCE))
    results.push(...(await Promise.all(crowd.map((each) => each()))));
  return results;
}

const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

const restock = async () => {
  for (const [id, quantity] of Object.entries(STOCK)) await till.setStock(id, quantity);
};

/** Pieces of each size that were sold. */
async function soldPieces() {
  const rows = await till.db
    .selectFrom('checkout_order_items')
    .innerJoin('checkout_orders', 'checkout_orders.id', 'checkout_order_items.checkout_order_id')
    .select(['variant_id', ({ fn }) => fn.sum<string>('quantity').as('pieces')])
    .where('status', '=', 'placed')
    .groupBy('variant_id')
    .execute();
  return new Map(rows.map(({ variant_id, pieces }) => [variant_id, Number(pieces)]));
}

/** A shopper who sends everything to Hong Kong, where no personal ID is asked for. */
async function shopperInHongKong(): Promise<Buyer> {
  const who = await till.newShopper();
  const id = await till.addAddress(who, 'HK', hongKong);
  await till.db.updateTable('addresses').set({ is_default: true }).where('id', '=', id).execute();
  return who;
}

/** Sizes in any order: whoever locked them in that order would wait for ever. */
async function fillBag(who: Buyer, at: number) {
  for (const variantId of at % 2 ? [one, three] : [three, two, one])
    await till.ask('addBagItem', who, { body: { variantId } });
}

/** What the call does, without the way there and back. Nothing when there is nothing to order. */
async function checkout({ shopperId, bagId }: Buyer): Promise<string | undefined> {
  const { promotions, holdMs } = till.deps;
  const opening = {
    shopperId,
    bagId,
    itemIds: undefined,
    subTotalAmount: undefined,
    now: till.clock.now,
    holdMs,
    language: 'zh-CN',
    promotions,
  } as const;
  try {
    return await till.db.transaction().execute((trx) => openCheckout(trx, opening));
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

async function payFor(who: Buyer, id: string) {
  const locked = await till.db
    .transaction()
    .execute((trx) =>
      lockForPayment(trx, { checkoutOrderId: id, shopperId: who.shopperId }, till.deps),
    );
  if (!locked.order) return false;
  const paid = { checkoutOrderId: id, paidAmount: locked.order.price.grandTotal };
  const settled = await till.db.transaction().execute((trx) => settle(trx, paid, till.deps));
  return settled.order !== undefined;
}

it('sells no piece twice in a rush of orders, payments and orders that run out', async () => {
  await restock();
  const random = seeded('rush');
  const shoppers = await Promise.all(times(60, shopperInHongKong));
  for (const [at, who] of shoppers.entries()) await fillBag(who, at);
  const attempts = times(2_000, (at) => async () => {
    const who = pick(random, shoppers);
    if (at % 97 === 0) {
      till.clock.now += till.deps.holdMs;
      const context = { deps: till.deps } as unknown as SweepContext;
      while (await releaseOverdue.run(context));
    }
    const id = await checkout(who);
    if (!id || random() > 0.2) return false;
    const isPaid = await payFor(who, id);
    if (isPaid) await fillBag(who, at);
    return isPaid;
  });
  const paid = (await inCrowds(attempts)).filter(Boolean).length;
  expect(paid).toBeGreaterThan(10);
  const sold = await soldPieces();
  for (const [id, quantity] of Object.entries(STOCK)) {
    const left = await till.stockOf(id);
    expect(left + (sold.get(id) ?? 0), `size ${id}`).toBe(quantity);
    const held = await till.db
      .selectFrom('stock_holds')
      .select(({ fn }) => fn.sum<string>('quantity').as('held'))
      .where('variant_id', '=', id)
      .where('expires_at', '>', new Date(till.clock.now))
      .executeTakeFirstOrThrow();
    expect(Number(held.held)).toBeLessThanOrEqual(left);
  }
  expect(await till.stockOf(one)).toBe(0);
}, 300_000);

it('gives the last piece to one of many', async () => {
  await till.db.deleteFrom('stock_holds').execute();
  await till.setStock(one, 1);
  const shoppers = await Promise.all(times(100, () => till.shopperWith({ [one]: 1 })));
  const answers = await inCrowds(
    shoppers.map((who) => () => till.ask('createCheckoutOrder', who, { body: {} })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
}, 300_000);

it('orders once for each key, however often the calls come', async () => {
  await till.db.deleteFrom('stock_holds').execute();
  await till.setStock(three, 500);
  const shoppers = await Promise.all(times(100, () => till.shopperWith({ [three]: 1 })));
  const calls = shoppers.flatMap((who, at) =>
    times(10, () => () => {
      const headers = { 'idempotency-key': `order-${1_000 + at}` };
      return till.ask('createCheckoutOrder', who, { body: {}, headers });
    }),
  );
  const answers = await inCrowds(calls);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(shoppers.length);
  const orders = await till.db
    .selectFrom('checkout_orders')
    .select('id')
    .where(
      'shopper_id',
      'in',
      shoppers.map(({ shopperId }) => shopperId),
    )
    .execute();
  expect(orders).toHaveLength(shoppers.length);
}, 300_000);

it('places an order once, however often its payment is told', async () => {
  await till.setStock(two, 50);
  const who = await shopperInHongKong();
  await till.ask('addBagItem', who, { body: { variantId: two, quantity: 2 } });
  const id = (await checkout(who)) as string;
  const results = await inCrowds(times(200, () => () => payFor(who, id)));
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await till.stockOf(two)).toBe(48);
}, 300_000);

it('lets a shopper sign in elsewhere while they order', async () => {
  for (const id of [two, three]) await till.setStock(id, 500);
  for (let round = 0; round < 40; round++) {
    const who = await till.shopperWith({ [three]: 1 });
    const guests = await Promise.all(times(3, till.newGuest));
    for (const guest of guests) await till.ask('addBagItem', guest, { body: { variantId: two } });
    const logins = guests.map(async ({ key }) => {
      const from = await findSession(till.db, key, till.clock.now);
      const entering = { from, shopperId: who.shopperId, now: till.clock.now };
      return till.db.transaction().execute((trx) => enter(trx, entering));
    });
    const orders = times(3, () => till.ask('createCheckoutOrder', who, { body: {} }));
    await Promise.all(logins);
    for (const { status } of await Promise.all(orders)) expect(status).toBe(200);
    expect((await till.ask('getBagCount', who)).body).toEqual({ count: 2 });
  }
}, 300_000);

it('reads the catalogue anew for many sales together, and not for orders in the making', async () => {
  await till.setStock(three, 500);
  const shoppers = await Promise.all(times(80, shopperInHongKong));
  await inCrowds(
    shoppers.map((who) => () => till.ask('addBagItem', who, { body: { variantId: three } })),
  );
  let swaps = 0;
  const catalogue = await openCatalogue({
    database: till.database,
    imaging: () => [],
    onSwap: () => swaps++,
  });
  const ids = await inCrowds(shoppers.map((who) => () => checkout(who)));
  expect(swaps).toBe(1);
  const paid = await inCrowds(shoppers.map((who, at) => () => payFor(who, ids[at] as string)));
  expect(paid.filter(Boolean)).toHaveLength(80);
  await catalogue.refresh();
  expect(swaps).toBeLessThan(40);
  expect(catalogue.current().index.products.length).toBeGreaterThan(0);
  await catalogue.close();
}, 300_000);
