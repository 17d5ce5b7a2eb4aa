import {
  type SandboxKeys,
  sandboxKeys,
} from '../apps/server/src/providers/payments/sandbox-keys.ts';
import { engines, SHOPPERS, type Shopper, startConcurrentShoppers } from './concurrent-shoppers.ts';
import { type Created, createAddresses, createPaymentNotifier, type Payment } from './pay-order.ts';
import { report, table } from './report.ts';

/** Measures whole orders: 32 shoppers each add, check out, start a payment and pay. */
const rows: string[][] = [];

for (const engine of engines) {
  let keys: SandboxKeys | undefined;
  const bench = await startConcurrentShoppers({
    name: 'vitrine_bench_pay',
    engine,
    env: { JOBS: 'off' },
    prepare: async (db, shoppers) => {
      await createAddresses(db, shoppers);
      keys = await sandboxKeys(db);
    },
  });
  const { callApi, shoppers, variants, measure } = bench;
  const notifyPaid = createPaymentNotifier(bench.post, keys as unknown as SandboxKeys);

  const buy = async (shopper: Shopper, variantId: string | undefined) => {
    await callApi('POST', `/bags/${shopper.bagId}/items`, shopper, { variantId });
    const { id } = await callApi<Created>('POST', '/checkout-orders', shopper, {});
    const body = { checkoutOrderId: id };
    await notifyPaid(await callApi<Payment>('POST', '/payments/messaging-oa', shopper, body));
  };
  await measure('orders of different products', (shopper) =>
    buy(shopper, variants[shoppers.indexOf(shopper) * 5]),
  );
  await measure('orders of the same product', (shopper) => buy(shopper, variants[0]));
  rows.push(...bench.rows);
  await bench.close();
}

report(
  'pay',
  table(
    [`${SHOPPERS} concurrent shoppers: add, check out, pay`, 'orders a second', 'p50', 'p99'],
    rows,
  ),
);
