import { chunk } from '@vitrine/kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addHongKong,
  type Buyer,
  type CheckoutHarness,
  openCheckoutHarness,
  SIZES,
} from '../../../test/support/checkout-harness.ts';
import { lockForPayment, placeOrder } from '../../../test/support/checkout-steps.ts';
import { pick, seeded } from '../../../test/support/random.ts';
import { logIn } from '../../app/log-in.ts';
import { openCatalogue } from '../../catalogue/live-catalogue.ts';
import { commitTogether } from '../../database/pipeline.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { DEFAULT_DESTINATION } from '../../pricing/shipping-rules.ts';
import { findSession } from '../../sessions/store.ts';
import { createCheckoutOrder } from './create-checkout-order.ts';
import { expireCheckouts } from './jobs.ts';

const { two, one, three } = SIZES;
const STOCK: Record<string, number> = { [two]: 40, [one]: 3, [three]: 60 };
const PARALLEL = 40;

let harness: CheckoutHarness;
let hongKong: string;
beforeAll(async () => {
  harness = await openCheckoutHarness();
  hongKong = await addHongKong(harness);
});
afterAll(() => harness.close());

/** Runs all functions in batches, as parallel as in a busy shop. */
async function runInBatches<T>(work: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  for (const batch of chunk(work, PARALLEL))
    results.push(...(await Promise.all(batch.map((run) => run()))));
  return results;
}

const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

const restock = async () => {
  for (const [id, quantity] of Object.entries(STOCK)) await harness.setStock(id, quantity);
};

/** The quantity sold of each size to these shoppers. */
async function countSold(shoppers: readonly Buyer[]) {
  const shopperIds = shoppers.map(({ shopperId }) => shopperId);
  const rows = await harness.db
    .selectFrom('checkout_order_items')
    .innerJoin('checkout_orders', 'checkout_orders.id', 'checkout_order_items.checkout_order_id')
    .select(['variant_id', ({ fn }) => fn.sum<string>('quantity').as('sold')])
    .where('status', '=', 'placed')
    .where('shopper_id', 'in', shopperIds)
    .groupBy('variant_id')
    .execute();
  return new Map(rows.map(({ variant_id, sold }) => [variant_id, Number(sold)]));
}

/** A shopper with an address in Hong Kong, which needs no personal ID. */
async function shopperInHongKong(): Promise<Buyer> {
  const buyer = await harness.newShopper();
  const id = await harness.addAddress(buyer, 'HK', hongKong);
  await harness.db
    .updateTable('addresses')
    .set({ is_default: true })
    .where('id', '=', id)
    .execute();
  return buyer;
}

/** Adds sizes in different orders: locking them in that order would deadlock. */
async function fillBag(buyer: Buyer, at: number) {
  for (const variantId of at % 2 ? [one, three] : [three, two, one])
    await harness.call('addBagItem', buyer, { body: { variantId } });
}

/** Creates a checkout order without HTTP. Returns undefined when nothing can be ordered. */
async function checkout({ shopperId, bagId }: Buyer): Promise<string | undefined> {
  const { promotions, reservationMs } = harness.deps;
  const input = {
    shopperId,
    bagId,
    itemIds: undefined,
    subTotalAmount: undefined,
    now: harness.clock.now,
    reservationMs,
    language: 'zh-CN',
    fallbackDestination: DEFAULT_DESTINATION,
    promotions,
  } as const;
  try {
    return await commitTogether(
      harness.db,
      async (transaction) => (await createCheckoutOrder(transaction, input)).id,
    );
  } catch (error) {
    if (error instanceof ApiProblem) return undefined;
    throw error;
  }
}

/** Lets all reservations of stock end. */
async function expireAll() {
  harness.clock.now += harness.deps.reservationMs;
  const context = { deps: harness.deps } as unknown as Parameters<typeof expireCheckouts.run>[0];
  while (await expireCheckouts.run(context));
}

async function payFor(buyer: Buyer, id: string) {
  const key = { checkoutOrderId: id, shopperId: buyer.shopperId };
  const checkoutResult = await lockForPayment(key, harness.deps);
  if (!checkoutResult.checkout) return false;
  const paid = { checkoutOrderId: id, paidAmount: checkoutResult.checkout.price.grandTotal };
  const result = await placeOrder(paid, harness.deps);
  return result.checkout !== undefined;
}

it('never oversells under concurrent checkouts, payments and expiries', async () => {
  await restock();
  const random = seeded('rush');
  const shoppers = await Promise.all(times(60, shopperInHongKong));
  for (const [at, buyer] of shoppers.entries()) await fillBag(buyer, at);
  const attempts = times(2_000, (at) => async () => {
    const buyer = pick(random, shoppers);
    if (at % 97 === 0) await expireAll();
    const id = await checkout(buyer);
    if (!id || random() > 0.2) return false;
    const isPaid = await payFor(buyer, id);
    if (isPaid) await fillBag(buyer, at);
    return isPaid;
  });
  const paid = (await runInBatches(attempts)).filter(Boolean).length;
  expect(paid).toBeGreaterThan(10);
  const sold = await countSold(shoppers);
  for (const [id, quantity] of Object.entries(STOCK)) {
    const left = await harness.stockOf(id);
    expect(left + (sold.get(id) ?? 0), `size ${id}`).toBe(quantity);
    const reserved = await harness.db
      .selectFrom('stock_reservations')
      .select(({ fn }) => fn.sum<string>('quantity').as('reserved'))
      .where('variant_id', '=', id)
      .where('expires_at', '>', new Date(harness.clock.now))
      .executeTakeFirstOrThrow();
    expect(Number(reserved.reserved)).toBeLessThanOrEqual(left);
  }
  await expireAll();
  const left = await harness.stockOf(one);
  const last = await Promise.all(times(4, () => harness.shopperWith({ [one]: 1 })));
  const bought = await runInBatches(
    last.map((buyer) => async () => {
      const id = await checkout(buyer);
      return id !== undefined && payFor(buyer, id);
    }),
  );
  expect(bought.filter(Boolean)).toHaveLength(left);
  expect(await harness.stockOf(one)).toBe(0);
}, 300_000);

it('gives the last item to one of many shoppers', async () => {
  await harness.db.deleteFrom('stock_reservations').execute();
  await harness.setStock(one, 1);
  const shoppers = await Promise.all(times(100, () => harness.shopperWith({ [one]: 1 })));
  const responses = await runInBatches(
    shoppers.map((buyer) => () => harness.call('createCheckoutOrder', buyer, { body: {} })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
}, 300_000);

it('creates one checkout order per idempotency key', async () => {
  await harness.db.deleteFrom('stock_reservations').execute();
  await harness.setStock(three, 500);
  const shoppers = await Promise.all(times(100, () => harness.shopperWith({ [three]: 1 })));
  const calls = shoppers.flatMap((buyer, at) =>
    times(10, () => () => {
      const headers = { 'idempotency-key': `order-${1_000 + at}` };
      return harness.call('createCheckoutOrder', buyer, { body: {}, headers });
    }),
  );
  const responses = await runInBatches(calls);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(shoppers.length);
  const orders = await harness.db
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

it('places an order once for repeated payment notifications', async () => {
  await harness.setStock(two, 50);
  const buyer = await shopperInHongKong();
  await harness.call('addBagItem', buyer, { body: { variantId: two, quantity: 2 } });
  const id = (await checkout(buyer)) as string;
  const results = await runInBatches(times(200, () => () => payFor(buyer, id)));
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await harness.stockOf(two)).toBe(48);
}, 300_000);

it('lets a shopper log in on other devices during checkout', async () => {
  for (const id of [two, three]) await harness.setStock(id, 500);
  for (let round = 0; round < 40; round++) {
    const buyer = await harness.shopperWith({ [three]: 1 });
    const guests = await Promise.all(times(3, harness.newGuest));
    for (const guest of guests)
      await harness.call('addBagItem', guest, { body: { variantId: two } });
    const logins = guests.map(async ({ key }) => {
      const from = await findSession(harness.db, key, harness.clock.now);
      const login = { from, shopperId: buyer.shopperId, now: harness.clock.now };
      return harness.db.transaction().execute((trx) => logIn(trx, login));
    });
    const orders = times(3, () => harness.call('createCheckoutOrder', buyer, { body: {} }));
    await Promise.all(logins);
    for (const { status } of await Promise.all(orders)) expect(status).toBe(200);
    expect((await harness.call('getBagCount', buyer)).body).toEqual({ count: 2 });
  }
}, 300_000);

it('reloads the catalogue once for many sales and not for open checkouts', async () => {
  await harness.setStock(three, 500);
  const shoppers = await Promise.all(times(80, shopperInHongKong));
  await runInBatches(
    shoppers.map(
      (buyer) => () => harness.call('addBagItem', buyer, { body: { variantId: three } }),
    ),
  );
  let swaps = 0;
  const catalogue = await openCatalogue({
    database: harness.database,
    listImages: () => [],
    onSwap: () => swaps++,
  });
  const ids = await runInBatches(shoppers.map((buyer) => () => checkout(buyer)));
  expect(swaps).toBe(1);
  const paid = await runInBatches(
    shoppers.map((buyer, at) => () => payFor(buyer, ids[at] as string)),
  );
  expect(paid.filter(Boolean)).toHaveLength(80);
  await catalogue.refresh();
  expect(swaps).toBeLessThan(40);
  expect(catalogue.current().index.products.length).toBeGreaterThan(0);
  await catalogue.close();
}, 300_000);
