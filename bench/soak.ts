import { randomUUID } from 'node:crypto';
import { calls } from '@vitrine/contract';
import {
  type SandboxKeys,
  sandboxKeys,
} from '../apps/server/src/providers/payments/sandbox-keys.ts';
import { residentMegabytes } from '../tests/support/resident-memory.ts';
import { engines, type Shopper, startConcurrentShoppers } from './concurrent-shoppers.ts';
import { type Created, createAddresses, createPaymentNotifier, type Payment } from './pay-order.ts';
import { report, table } from './report.ts';

/** Measures the resident memory of a shop in which 32 shoppers do everything at once, until it is level. */
const MINUTES = Number(process.argv[3] ?? 10);
const SAMPLE_MS = 5_000;
const WIDTHS = [240, 480, 960];
const PAGES = ['/', '/content/spring', '/bag', '/search?keyword=wool'];
const WORDS = ['羊毛', 'silk', 'coat', '连衣裙', 'bag'];

interface Listed {
  items: { id: string; images: { url: string }[] }[];
}

const pick = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T;
const rows: string[][] = [];

for (const engine of engines) {
  let keys: SandboxKeys | undefined;
  const bench = await startConcurrentShoppers({
    name: 'vitrine_bench_soak',
    engine,
    prepare: async (db, shoppers) => {
      await createAddresses(db, shoppers);
      keys = await sandboxKeys(db);
    },
  });
  const { shop, callApi, post, shoppers, variants } = bench;
  const notifyPaid = createPaymentNotifier(post, keys as unknown as SandboxKeys);
  const ready = residentMegabytes(shop);
  const headers = { 'accept-encoding': 'br' };
  const open = async (path: string) => {
    const response = await fetch(new URL(path, shop.origin), { headers });
    await response.arrayBuffer();
    if (response.status >= 500) throw new Error(`${path}: ${response.status}`);
  };
  const openSession = async () => {
    const body = JSON.stringify({ grant: 'guest' });
    const json = { 'content-type': 'application/json' };
    const url = new URL(calls.openSession.path, shop.origin);
    const response = await fetch(url, { method: 'POST', body, headers: json });
    if (!response.ok) throw new Error(`A session was not opened: ${response.status}`);
    await response.arrayBuffer();
  };
  const list = (shopper: Shopper) =>
    callApi<Listed>('GET', `/search/products?keyword=${pick(WORDS)}&size=40`, shopper);
  const listed = (await callApi<Listed>('GET', '/search/products?size=40', pick(shoppers))).items;

  async function buy(shopper: Shopper) {
    await callApi('POST', `/bags/${shopper.bagId}/items`, shopper, { variantId: pick(variants) });
    const { id } = await callApi<Created>('POST', '/checkout-orders', shopper, {});
    const body = { checkoutOrderId: id };
    await notifyPaid(await callApi<Payment>('POST', '/payments/messaging-oa', shopper, body));
    await callApi('GET', '/my/orders', shopper);
  }
  const event = () => ({
    tenantId: 10_000,
    clientId: 10_033,
    correlationId: randomUUID(),
    event: 'PageAction',
    parameters: { uuid: randomUUID(), tid: 1758 },
  });

  const actions: readonly ((shopper: Shopper) => Promise<unknown>)[] = [
    buy,
    list,
    list,
    () => open(pick(PAGES)),
    () => open(`${pick(PAGES)}?utm_source=${Math.floor(Math.random() * 1000)}`),
    (shopper) => callApi('GET', `/products/${pick(listed).id}`, shopper),
    () => open(pick(pick(listed).images).url.replace(/\/\d+(?=\?|$)/, `/${pick(WIDTHS)}`)),
    () => open(pick(pick(listed).images).url),
    () =>
      post('/marketing/trackings', JSON.stringify({ events: Array.from({ length: 20 }, event) })),
    () => openSession(),
  ];

  const samples: number[] = [];
  const timer = setInterval(() => samples.push(residentMegabytes(shop)), SAMPLE_MS);
  const ends = performance.now() + MINUTES * 60_000;
  let count = 0;
  await Promise.all(
    shoppers.map(async (shopper) => {
      while (performance.now() < ends) {
        await pick(actions)(shopper);
        count++;
      }
    }),
  );
  clearInterval(timer);
  const lastFifth = samples.slice(Math.floor(samples.length * 0.8));
  const megabytes = (value: number) => `${Math.round(value)} MB`;
  rows.push([
    engine,
    megabytes(ready),
    megabytes(Math.max(...samples)),
    megabytes(lastFifth.reduce((sum, value) => sum + value, 0) / lastFifth.length),
    String(count),
  ]);
  if (process.env.BENCH_VERBOSE) console.log(samples.map(Math.round).join(' '));
  await bench.close();
}

const head = [`${MINUTES} minutes of everything`, 'ready', 'most', 'last fifth', 'actions'];
report('soak', table(head, rows));
