import { openCrowd, SHOPPERS, type Shopper } from './crowd.ts';
import { report, table } from './report.ts';

/** Bags and orders in the making, on PostgreSQL: each shopper has a session and a bag. */
const ITEMS = 9;

const { db, ask, shoppers, measure, sizes, rows, close } =
  await openCrowd('vitrine_bench_checkout');
const variants = await sizes(SHOPPERS * ITEMS);
const sizeOf = (who: Shopper, turn: number) =>
  variants[shoppers.indexOf(who) * ITEMS + (turn % ITEMS)];
const add = (who: Shopper, variantId: string | undefined) =>
  ask('POST', `/bags/${who.bagId}/items`, who, { variantId });
const checkOut = (who: Shopper) => ask('POST', '/checkout-orders', who, {});
const emptyBags = () => db.deleteFrom('bag_items').execute();

async function emptyFullBag({ bagId }: Shopper, turn: number) {
  if (turn % ITEMS === 0) await db.deleteFrom('bag_items').where('bag_id', '=', bagId).execute();
}

const adding = (who: Shopper, turn: number) => add(who, sizeOf(who, turn));
await measure('add to a bag that grows to nine items', adding, { between: emptyFullBag });
await emptyBags();
for (const who of shoppers)
  for (let turn = 0; turn < ITEMS; turn++) await add(who, sizeOf(who, turn));
await measure('read a bag of nine items', (who) => ask('GET', `/bags/${who.bagId}`, who));
await measure('open an order of nine items', checkOut);
await emptyBags();
for (const who of shoppers) await add(who, variants[0]);
await measure('open an order of one item, all of the same size', checkOut);

await close();
report('checkout', table(['PostgreSQL, 32 shoppers at once', 'a second', 'p50', 'p99'], rows));
