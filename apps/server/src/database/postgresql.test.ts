import { calls } from '@vitrine/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { product, seedCatalogueFixture } from '../../test/support/catalogue-fixture.ts';
import { startTcpProxy, type TcpProxy } from '../../test/support/tcp-proxy.ts';
import { openTestApp, type TestApp } from '../../test/support/test-app.ts';
import { onPostgresql, openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import { type App, createApp } from '../app/create-app.ts';
import type { OpenDatabase } from './database.ts';
import { openDatabase } from './open.ts';

const LOST = 'vitrine_database_connection_errors_total';

describe.runIf(onPostgresql)('a lost connection', () => {
  const lines: string[] = [];
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp({
      environment: { LOG_LEVEL: 'error' },
      logStream: { write: (line) => void lines.push(line) },
    });
  });
  afterAll(() => test.close());

  const countLost = async () => {
    const { body } = await test.app.inject('/metrics');
    return Number(new RegExp(`^${LOST} (\\d+)$`, 'm').exec(body)?.[1]);
  };
  const readLog = () => lines.filter((line) => line.includes('database connection lost'));
  const terminate = (pid: number) =>
    test.shop.database.pool.query('select pg_terminate_backend($1)', [pid]);
  const expectLost = (times: number) =>
    vi.waitFor(async () => {
      expect(await countLost()).toBe(times);
      expect(readLog()).toHaveLength(times);
    }, 10_000);

  it('fails only its own transaction when it is busy', async () => {
    const { db } = test.shop.database;
    const transaction = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await terminate(rows[0]?.pid ?? 0);
      await vi.waitFor(() =>
        sql`select 1`.execute(trx).then(
          () => expect.fail(),
          () => {},
        ),
      );
      await sql`select 1`.execute(trx);
    });
    await expect(transaction).rejects.toThrow();
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await expectLost(1);
  });

  it('is replaced when it was idle', async () => {
    const { pool } = test.shop.database;
    const client = await pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const other = await pool.connect();
    client.release();
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expectLost(2);
    other.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

describe.runIf(onPostgresql)('behind a network that fails', () => {
  const STATEMENT_TIMEOUT_MS = 5_000;
  const POOL_SIZE = 3;
  let elapsed = 0;
  let shop: TestShop;
  let proxy: TcpProxy;
  let database: OpenDatabase;
  let server: App;
  beforeAll(async () => {
    shop = await openTestShop({ seed: seedCatalogueFixture });
    proxy = await startTcpProxy(shop.settings.databaseUrl ?? '');
    const settings = {
      ...shop.settings,
      databaseUrl: proxy.url,
      databasePoolSize: POOL_SIZE,
      databaseStatementTimeoutMs: STATEMENT_TIMEOUT_MS,
      databaseLockTimeoutMs: 2_000,
    };
    database = await openDatabase(settings);
    server = await createApp({ settings, database, now: () => database.now() + elapsed });
  });
  afterAll(async () => {
    await server.app.close();
    await database.close();
    await proxy.close();
    await shop.close();
  });

  const openSession = () =>
    server.app.inject({
      method: calls.openSession.method,
      url: calls.openSession.path,
      payload: { grant: 'guest' },
    });
  const rename = (name: string) =>
    shop.database.db.updateTable('brands').set({ name }).where('id', '=', '1001').execute();
  const readName = async () =>
    (await server.app.inject('/api/v1/brands/1001/products')).json().title;

  it('goes on for others when some wait for a locked row', async () => {
    const { bagId, sessionKey } = (await openSession()).json();
    const { id: variantId } = await shop.database.db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select('variants.id')
      .where('products.is_online', '=', true)
      .where('variants.quantity', '>', 1)
      .executeTakeFirstOrThrow();
    const add = () =>
      server.app.inject({
        method: 'POST',
        url: `/api/v1/bags/${bagId}/items`,
        headers: { 'session-key': sessionKey },
        payload: { variantId },
      });
    expect((await add()).statusCode).toBe(200);
    const owner = await shop.database.pool.connect();
    await owner.query('begin');
    await owner.query('select 1 from bags where id = $1 for update', [bagId]);
    const waiting = Array.from({ length: POOL_SIZE }, add);
    await vi.waitFor(() => expect(database.pool.idleCount).toBe(0), 5_000);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    expect((await openSession()).statusCode).toBe(200);
    for (const refused of await Promise.all(waiting)) {
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
      expect(refused.json().error).toMatchObject({ code: 'unavailable', reason: 'database-busy' });
    }
    await owner.query('rollback');
    owner.release();
    expect((await add()).statusCode).toBe(200);
  });

  it('serves what it has kept while the database is away', async () => {
    const read = (n: number) => server.app.inject(`/api/v1/products/${product(n).id}`);
    const kept = await read(1);
    expect(kept.statusCode).toBe(200);
    elapsed += 3_600_000;
    await proxy.disconnect();
    const [again, other, session] = [await read(1), await read(2), await openSession()];
    expect([again.statusCode, again.body]).toEqual([200, kept.body]);
    for (const refused of [other, session]) {
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
      expect(refused.json().error).toMatchObject({ reason: 'database-unavailable' });
    }
    expect((await server.app.inject('/readyz')).statusCode).toBe(503);
    await proxy.reconnect();
    await vi.waitFor(async () => expect((await openSession()).statusCode).toBe(200), 15_000);
    await vi.waitFor(
      async () => expect((await server.app.inject('/readyz')).statusCode).toBe(200),
      20_000,
    );
  });

  it('recovers and misses no change when its connections fell silent', async () => {
    await rename('Before');
    await vi.waitFor(async () => expect(await readName()).toBe('Before'), 15_000);
    expect((await openSession()).statusCode).toBe(200);

    // The connection of the heartbeats goes on: it must notice what the others do not.
    expect(proxy.silence((sent) => !sent.includes('pg_notify'))).toBeGreaterThan(1);
    await rename('After');
    const refused = await openSession();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.json().error).toMatchObject({
      code: 'unavailable',
      reason: 'database-unavailable',
    });
    await vi.waitFor(async () => expect((await openSession()).statusCode).toBe(200), 15_000);
    await vi.waitFor(async () => expect(await readName()).toBe('After'), {
      timeout: 20_000,
      interval: 100,
    });
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  });

  it('is not ready as long as calls would fail', async () => {
    const isReady = async () => (await server.app.inject('/readyz')).statusCode === 200;
    const open = () => Promise.all(Array.from({ length: POOL_SIZE + 1 }, openSession));
    const statuses = async () => (await open()).map(({ statusCode }) => statusCode);
    await vi.waitFor(async () => expect(await isReady()).toBe(true), 20_000);
    await open();
    proxy.silence((sent) => !sent.includes('pg_notify'));
    await vi.waitFor(async () => expect(await isReady()).toBe(false), 20_000);
    await vi.waitFor(async () => expect(await isReady()).toBe(true), 20_000);
    expect(await statuses()).toEqual(Array.from({ length: POOL_SIZE + 1 }, () => 200));
  });

  it('notices that one channel is not heard any more, although the others are', async () => {
    await rename('Heard');
    await vi.waitFor(async () => expect(await readName()).toBe('Heard'), 15_000);
    proxy.muffle('catalogue');
    await rename('Missed');
    await vi.waitFor(async () => expect(await readName()).toBe('Missed'), {
      timeout: 30_000,
      interval: 100,
    });
  });
});
