import { engines, SHOPPERS, type Shopper, startConcurrentShoppers } from './concurrent-shoppers.ts';
import { report, table } from './report.ts';

/** Measures bags and checkout orders: each shopper has a session and a bag. */
const ITEMS = 9;
const rows: string[][] = [];

for (const engine of engines) {
  const bench = await startConcurrentShoppers({ name: 'vitrine_bench_checkout', engine });
  const { callApi, shoppers, measure, variants } = bench;
  const variantOf = (shopper: Shopper, turn: number) =>
    variants[(shoppers.indexOf(shopper) * ITEMS + (turn % ITEMS)) % variants.length];
  const add = (shopper: Shopper, variantId: string | undefined) =>
    callApi<{ items: { id: string }[] }>('POST', `/bags/${shopper.bagId}/items`, shopper, {
      variantId,
    });
  const checkOut = (shopper: Shopper) => callApi('POST', '/checkout-orders', shopper, {});

  async function emptyBag(shopper: Shopper) {
    const path = `/bags/${shopper.bagId}`;
    const { items } = await callApi<{ items: { id: string }[] }>('GET', path, shopper);
    if (items.length === 0) return;
    const ids = items.map(({ id }) => id).join(',');
    await callApi('DELETE', `${path}/items?items-id=${ids}`, shopper);
  }

  await measure(
    'add to a bag that grows to nine items',
    (shopper, turn) => add(shopper, variantOf(shopper, turn)),
    {
      between: async (shopper, turn) => {
        if (turn % ITEMS === 0) await emptyBag(shopper);
      },
    },
  );
  for (const shopper of shoppers) {
    await emptyBag(shopper);
    for (let turn = 0; turn < ITEMS; turn++) await add(shopper, variantOf(shopper, turn));
  }
  await measure('read a bag of nine items', (shopper) =>
    callApi('GET', `/bags/${shopper.bagId}`, shopper),
  );
  await measure('open an order of nine items', checkOut);
  for (const shopper of shoppers) {
    await emptyBag(shopper);
    await add(shopper, variants[0]);
  }
  await measure('open an order of one item, all of the same variant', checkOut);
  rows.push(...bench.rows);
  await bench.close();
}

report('checkout', table([`${SHOPPERS} concurrent shoppers`, 'a second', 'p50', 'p99'], rows));
