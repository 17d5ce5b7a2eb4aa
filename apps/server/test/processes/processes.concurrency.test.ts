import { randomInt } from 'node:crypto';
import {
  calls,
  type Order,
  type Payment,
  type ProductDetail,
  type StartedPayment,
} from '@vitrine/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../src/database/database.ts';
import { pruneQuotas } from '../../src/jobs/prune-quotas.ts';
import { startQueue } from '../../src/jobs/queue.ts';
import { openSession } from '../../src/sessions/store.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { onPostgresql } from '../support/test-shop.ts';
import { openFixture, type ProcessesFixture, type Shopper } from './fixture.ts';

const REDIS = process.env.TEST_REDIS_URL;
/** A Redis database of its own. */
const RATE_LIMIT_REDIS = `${REDIS}/7`;
const LIMIT = 30;
const WAIT_OPTIONS = { timeout: 40_000, interval: 200 };
const SESSIONS = calls.openSession.path;

interface RequestOptions {
  method?: string;
  key?: string;
  body?: object;
  form?: string;
  /** The forwarded IP address; by default a new one for every request. */
  ip?: string;
}

let fixture: ProcessesFixture;
let database: OpenDatabase;
let shops: [ShopProcess, ShopProcess, ShopProcess];
let requestCount = 0;

/** Random, because Redis may still count the IP addresses of an earlier run. */
const RUN = randomInt(11, 100);
const nextIp = () => `${RUN}.${(++requestCount >> 8) & 255}.${requestCount & 255}.1`;

async function send<T>({ origin }: ShopProcess, path: string, options: RequestOptions = {}) {
  const { method = 'GET', key, body, form, ip = nextIp() } = options;
  const payload = form ?? (body && JSON.stringify(body));
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': ip,
      ...(key ? { 'session-key': key } : {}),
      ...(payload ? { 'content-type': type } : {}),
    },
    ...(payload ? { body: payload } : {}),
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    body: (text.startsWith('{') ? JSON.parse(text) : {}) as T,
  };
}

const onAll = <T>(run: (shop: ShopProcess, index: number) => Promise<T>) =>
  Promise.all(shops.map(run));

/** Waits until every process returns the expected value. */
const expectOnAll = (read: (shop: ShopProcess) => Promise<unknown>, expected: unknown) =>
  vi.waitFor(
    async () => expect(await onAll(read)).toEqual(shops.map(() => expected)),
    WAIT_OPTIONS,
  );

describe.runIf(onPostgresql && REDIS)('three processes', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    fixture = await openFixture();
    database = await fixture.shop.reopen();
    const start = () =>
      startShopProcess(fixture.shop.settings, {
        REDIS_URL: RATE_LIMIT_REDIS,
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
    await fixture.shop.close();
  }, 60_000);

  const getSessionStatus = (key: string) => async (shop: ShopProcess) =>
    (await send(shop, SESSIONS, { key })).status;

  it('share sessions and bags', async () => {
    const [first, second, third] = shops;
    const { body } = await send<{ sessionKey: string; bagId: string }>(first, SESSIONS, {
      method: 'POST',
      body: { grant: 'guest' },
    });
    const key = body.sessionKey;
    await expectOnAll(getSessionStatus(key), 200);
    const items = `/api/v1/bags/${body.bagId}/items`;
    const variantId = fixture.sizes[0];
    await send(second, items, { method: 'POST', key, body: { variantId } });
    expect((await send(third, `${items}/count`, { key })).body).toEqual({ count: 1 });
  });

  it('end a session everywhere when one of them closes it', async () => {
    const { id } = fixture.shoppers[0] as Shopper;
    const sessions = await Promise.all([1, 2].map(() => openSession(database.db, Date.now(), id)));
    for (const { key } of sessions) await expectOnAll(getSessionStatus(key), 200);
    const [one, other] = sessions.map(({ key }) => key) as [string, string];
    await send(shops[0], SESSIONS, { method: 'DELETE', key: one });
    expect(await onAll(getSessionStatus(one))).toEqual([401, 401, 401]);
    expect(await onAll(getSessionStatus(other))).toEqual([200, 200, 200]);
    await send(shops[1], `${SESSIONS}?everywhere=YES`, { method: 'DELETE', key: other });
    const { key } = fixture.shoppers[0] as Shopper;
    expect(await onAll(getSessionStatus(other))).toEqual([401, 401, 401]);
    expect(await onAll(getSessionStatus(key))).toEqual([401, 401, 401]);
  });

  /** Sends twice as many requests as one IP address may, to each process in turn. */
  const exceedLimit = async (): Promise<number[]> => {
    const ip = `${RUN}.255.${randomInt(256)}.${randomInt(256)}`;
    const statuses: number[] = [];
    for (let n = 0; n < LIMIT * 2; n++) {
      const shop = shops[n % shops.length] as ShopProcess;
      statuses.push((await send(shop, '/api/v1/countries/42/states', { ip })).status);
    }
    return statuses;
  };

  it('share the rate limit of an IP address', async () => {
    const expected = Array.from({ length: LIMIT * 2 }, (_, n) => (n < LIMIT ? 200 : 429));
    // A busy machine may delay Redis beyond its 50 ms, after which each process counts by itself.
    const check = async () => expect(await exceedLimit()).toEqual(expected);
    await vi.waitFor(check, { timeout: 20_000, interval: 100 });
  });

  it('return a new price although each had cached the old one', async () => {
    const { db } = database;
    const { product_id } = await db
      .selectFrom('variants')
      .select('product_id')
      .where('id', '=', fixture.sizes[0] ?? '')
      .executeTakeFirstOrThrow();
    const pricesOf = async (shop: ShopProcess) => {
      const { body } = await send<ProductDetail>(shop, `/api/v1/products/${product_id}`);
      return [...new Set(body.variants.map(({ price }) => price.priceInclTaxes))];
    };
    await onAll(pricesOf);
    await db
      .updateTable('variants')
      .set({ price_incl_taxes: 123_400, price_without_promotion: 123_400 })
      .where('product_id', '=', product_id)
      .execute();
    await expectOnAll(pricesOf, [123_400]);
  });

  /** Creates the checkout on one process and pays on the next; any process may handle the notification. */
  async function order({ key, bagId }: Shopper, index: number): Promise<string> {
    const [first, second] = [shops[index % 3], shops[(index + 1) % 3]] as [
      ShopProcess,
      ShopProcess,
    ];
    const post = { method: 'POST', key };
    const variantId = fixture.sizes[index];
    await send(first, `/api/v1/bags/${bagId}/items`, { ...post, body: { variantId } });
    const { body: checkout } = await send<Order>(second, calls.createCheckoutOrder.path, {
      ...post,
      body: {},
    });
    const { body: payment } = await send<StartedPayment>(first, calls.startPayment.path, {
      ...post,
      body: { checkoutOrderId: checkout.id },
    });
    const form = new URLSearchParams({ outcome: 'pay', notice: 'soon' }).toString();
    await send(second, `/sandbox/cashier/${payment.id}`, { method: 'POST', form });
    return payment.id;
  }

  it('run recurring jobs once', async () => {
    const { db } = database;
    const buyers = fixture.shoppers.slice(1);
    const payments = await Promise.all(buyers.map(order));
    const getStatus = async (id: string, index: number) => {
      const { key } = buyers[index] as Shopper;
      return (await send<Payment>(shops[0], `/api/v1/payments/${id}`, { key })).body.status;
    };
    await vi.waitFor(async () => {
      const statuses = await Promise.all(payments.map(getStatus));
      expect(new Set(statuses)).toEqual(new Set(['paid']));
    }, WAIT_OPTIONS);
    expect(await db.selectFrom('orders').selectAll().execute()).toHaveLength(buyers.length);
    // Every shipment is delivered, and each of its steps is recorded once.
    const readShipments = () => db.selectFrom('merchant_orders').select('status').execute();
    await vi.waitFor(
      async () =>
        expect(new Set((await readShipments()).map(({ status }) => status))).toEqual(
          new Set(['delivered']),
        ),
      { timeout: 90_000, interval: 500 },
    );
    const steps = await db
      .selectFrom('shipment_events')
      .select(['merchant_order_id', 'code', ({ fn }) => fn.countAll<string>().as('times')])
      .groupBy(['merchant_order_id', 'code'])
      .execute();
    expect(steps.length).toBeGreaterThan(buyers.length * 4);
    expect(steps.filter(({ times }) => times !== '1')).toEqual([]);
  }, 180_000);

  it('run a sent job once', async () => {
    const context = { database, dataDir: '', now: Date.now, onDone: () => {}, onError: () => {} };
    const queue = await startQueue({ ...context, jobs: [] });
    const sent = 6;
    for (let n = 0; n < sent; n++) await queue.send(pruneQuotas, {});
    await queue.stop();
    const pattern = /vitrine_jobs_total\{name="prune-quotas",outcome="done"\} (\d+)/;
    const readCounts = () =>
      onAll(async (shop) => Number(pattern.exec((await send(shop, '/metrics')).text)?.[1] ?? 0));
    const readTotal = async () => (await readCounts()).reduce((sum, count) => sum + count, 0);
    // The schedule may send another job meanwhile.
    const countCompleted = async () => {
      const { rows } = await database.pool.query<{ count: number }>(
        `select count(*)::int as count from jobs.job where name = $1 and state = 'completed'`,
        [pruneQuotas.name],
      );
      return rows[0]?.count ?? 0;
    };
    await vi.waitFor(
      async () => {
        expect(await countCompleted()).toBeGreaterThanOrEqual(sent);
        expect(await readTotal()).toBe(await countCompleted());
      },
      { timeout: 60_000, interval: 500 },
    );
  });
});
