import { randomInt } from 'node:crypto';
import {
  calls,
  type Order,
  type Payment,
  type ProductDetail,
  type StartedPayment,
} from '@vitrine/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { pruneImages } from '../../jobs/prune-images.ts';
import { startQueue } from '../../jobs/queue.ts';
import { openSession } from '../../sessions/store.ts';
import { type ShopProcess, startShopProcess } from '../../testing/shop-process.ts';
import { onPostgresql } from '../../testing/test-shop.ts';
import { type Shopper, type Stage, setStage } from './stage.ts';

const REDIS = process.env.TEST_REDIS_URL;
/** Apart from the numbers of other tests. */
const COUNTER = `${REDIS}/7`;
const LIMIT = 30;
const SOON = { timeout: 40_000, interval: 200 };
const SESSIONS = calls.openSession.path;

interface Asked {
  method?: string;
  key?: string;
  body?: object;
  form?: string;
  /** The address that a proxy says it asks for; another one for every question when absent. */
  from?: string;
}

let stage: Stage;
let database: OpenDatabase;
let shops: [ShopProcess, ShopProcess, ShopProcess];
let asked = 0;

/** Where the counter still remembers a run of a moment ago, it counted other addresses. */
const RUN = randomInt(11, 100);
const someAddress = () => `${RUN}.${(++asked >> 8) & 255}.${asked & 255}.1`;

async function ask<T>({ origin }: ShopProcess, path: string, more: Asked = {}) {
  const { method = 'GET', key, body, form, from = someAddress() } = more;
  const payload = form ?? (body && JSON.stringify(body));
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const answer = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': from,
      ...(key ? { 'session-key': key } : {}),
      ...(payload ? { 'content-type': type } : {}),
    },
    ...(payload ? { body: payload } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, text, body: (text.startsWith('{') ? JSON.parse(text) : {}) as T };
}

const onAll = <T>(act: (shop: ShopProcess, at: number) => Promise<T>) =>
  Promise.all(shops.map(act));

/** Until every process answers so. */
const everywhere = (read: (shop: ShopProcess) => Promise<unknown>, expected: unknown) =>
  vi.waitFor(async () => expect(await onAll(read)).toEqual(shops.map(() => expected)), SOON);

describe.runIf(onPostgresql && REDIS)('three processes', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    stage = await setStage();
    database = await stage.shop.reopen();
    const start = () =>
      startShopProcess(stage.shop.settings, {
        REDIS_URL: COUNTER,
        RATE_LIMIT_PER_MINUTE: String(LIMIT),
        TRUST_PROXY: '127.0.0.1',
        ORDER_PACE: '1',
      });
    shops = await Promise.all([start(), start(), start()]);
  }, 120_000);
  afterAll(async () => {
    await onAll((shop) => shop.stop());
    expect(await onAll(async (shop) => shop.log())).toEqual(['', '', '']);
    await database.close();
    await stage.shop.close();
  }, 60_000);

  const visitOf = (key: string) => async (shop: ShopProcess) =>
    (await ask(shop, SESSIONS, { key })).status;

  it('know a visit that began at one of them, with its bag', async () => {
    const [first, second, third] = shops;
    const { body } = await ask<{ sessionKey: string; bagId: string }>(first, SESSIONS, {
      method: 'POST',
      body: { grant: 'guest' },
    });
    const key = body.sessionKey;
    await everywhere(visitOf(key), 200);
    const items = `/api/v1/bags/${body.bagId}/items`;
    const variantId = stage.sizes[0];
    await ask(second, items, { method: 'POST', key, body: { variantId } });
    expect((await ask(third, `${items}/count`, { key })).body).toEqual({ count: 1 });
  });

  it('forget a visit together when it is closed at one of them', async () => {
    const { id } = stage.shoppers[0] as Shopper;
    const visits = await Promise.all([1, 2].map(() => openSession(database.db, Date.now(), id)));
    for (const { key } of visits) await everywhere(visitOf(key), 200);
    const [one, other] = visits.map(({ key }) => key) as [string, string];
    await ask(shops[0], SESSIONS, { method: 'DELETE', key: one });
    expect(await onAll(visitOf(one))).toEqual([401, 401, 401]);
    expect(await onAll(visitOf(other))).toEqual([200, 200, 200]);
    await ask(shops[1], `${SESSIONS}?everywhere=YES`, { method: 'DELETE', key: other });
    const { key } = stage.shoppers[0] as Shopper;
    expect(await onAll(visitOf(other))).toEqual([401, 401, 401]);
    expect(await onAll(visitOf(key))).toEqual([401, 401, 401]);
  });

  it('count together how often an address asks', async () => {
    const asks = Array.from({ length: LIMIT * 2 }, (_, at) => at % shops.length);
    const from = `${RUN}.255.${randomInt(256)}.${randomInt(256)}`;
    const statuses: number[] = [];
    for (const at of asks) {
      const shop = shops[at] as ShopProcess;
      statuses.push((await ask(shop, '/api/v1/countries/42/states', { from })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
    expect(statuses.slice(LIMIT).every((status) => status === 429)).toBe(true);
  });

  it('tell a new price, though each had kept the old one', async () => {
    const { db } = database;
    const { product_id } = await db
      .selectFrom('variants')
      .select('product_id')
      .where('id', '=', stage.sizes[0] ?? '')
      .executeTakeFirstOrThrow();
    const pricesOf = async (shop: ShopProcess) => {
      const { body } = await ask<ProductDetail>(shop, `/api/v1/products/${product_id}`);
      return [...new Set(body.variants.map(({ price }) => price.priceInclTaxes))];
    };
    await onAll(pricesOf);
    await db
      .updateTable('variants')
      .set({ price_incl_taxes: 123_400, price_without_promotion: 123_400 })
      .where('product_id', '=', product_id)
      .execute();
    await everywhere(pricesOf, [123_400]);
  });

  it('show a page as it was published last, though each had kept the one before', async () => {
    const { db } = database;
    const publish = (ago: number, words: string) =>
      db
        .insertInto('content_revisions')
        .values({
          space: 'storefront',
          code: 'together',
          language: 'zh-CN',
          version: 1,
          entries: JSON.stringify([{ id: 'a', code: 'text', fields: { content: words } }]),
          published_at: new Date(Date.now() - ago),
        })
        .execute();
    const wordsOn = async (shop: ShopProcess) => {
      const { text } = await ask(shop, '/api/v2/search/contents?codes=together');
      return /第.版/.exec(text)?.[0];
    };
    await db
      .insertInto('content_pages')
      .values({ space: 'storefront', code: 'together' })
      .execute();
    await publish(60_000, '第一版');
    await everywhere(wordsOn, '第一版');
    await publish(1_000, '第二版');
    await everywhere(wordsOn, '第二版');
  });

  /** Opened at one, paid at the next, and told by whichever process finds the notice first. */
  async function order({ key, bagId }: Shopper, at: number): Promise<string> {
    const [first, second] = [shops[at % 3], shops[(at + 1) % 3]] as [ShopProcess, ShopProcess];
    const post = { method: 'POST', key };
    const variantId = stage.sizes[at];
    await ask(first, `/api/v1/bags/${bagId}/items`, { ...post, body: { variantId } });
    const { body: opened } = await ask<Order>(second, calls.createCheckoutOrder.path, {
      ...post,
      body: {},
    });
    const { body: payment } = await ask<StartedPayment>(first, calls.startPayment.path, {
      ...post,
      body: { checkoutOrderId: opened.id },
    });
    const form = new URLSearchParams({ outcome: 'pay', notice: 'soon' }).toString();
    await ask(second, `/sandbox/cashier/${payment.id}`, { method: 'POST', form });
    return payment.id;
  }

  it('do what waits for its time once', async () => {
    const { db } = database;
    const buyers = stage.shoppers.slice(1);
    const payments = await Promise.all(buyers.map(order));
    const statusOf = async (id: string, at: number) => {
      const { key } = buyers[at] as Shopper;
      return (await ask<Payment>(shops[0], `/api/v1/payments/${id}`, { key })).body.status;
    };
    await vi.waitFor(async () => {
      const statuses = await Promise.all(payments.map(statusOf));
      expect(new Set(statuses)).toEqual(new Set(['paid']));
    }, SOON);
    expect(await db.selectFrom('orders').selectAll().execute()).toHaveLength(buyers.length);
    // Every parcel goes all the way; each step of it is told once.
    const parcels = () => db.selectFrom('merchant_orders').select('status').execute();
    await vi.waitFor(
      async () =>
        expect(new Set((await parcels()).map(({ status }) => status))).toEqual(
          new Set(['delivered']),
        ),
      { timeout: 90_000, interval: 500 },
    );
    const steps = await db
      .selectFrom('parcel_events')
      .select(['merchant_order_id', 'code', ({ fn }) => fn.countAll<string>().as('times')])
      .groupBy(['merchant_order_id', 'code'])
      .execute();
    expect(steps.length).toBeGreaterThan(buyers.length * 4);
    expect(steps.filter(({ times }) => times !== '1')).toEqual([]);
  }, 180_000);

  it('do a job that was sent once, whoever takes it', async () => {
    const context = { database, dataDir: '', now: Date.now, onDone: () => {}, onError: () => {} };
    const queue = await startQueue({ ...context, jobs: [] });
    const sent = 6;
    for (let n = 0; n < sent; n++) await queue.send(pruneImages, {});
    await queue.stop();
    const done = /vitrine_jobs_total\{job="prune-images",outcome="done"\} (\d+)/;
    const counts = () =>
      onAll(async (shop) => Number(done.exec((await ask(shop, '/metrics')).text)?.[1] ?? 0));
    const total = async () => (await counts()).reduce((sum, count) => sum + count, 0);
    // The clock may send another one meanwhile.
    const completed = async () => {
      const { rows } = await database.pool.query<{ count: number }>(
        `select count(*)::int as count from jobs.job where name = $1 and state = 'completed'`,
        [pruneImages.name],
      );
      return rows[0]?.count ?? 0;
    };
    await vi.waitFor(
      async () => {
        expect(await completed()).toBeGreaterThanOrEqual(sent);
        expect(await total()).toBe(await completed());
      },
      { timeout: 60_000, interval: 500 },
    );
  });
});
