import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { onPostgresql, openTestShop, type TestShop } from '../../test/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const expectCalls = (listener: ReturnType<typeof vi.fn>, times: number) =>
  vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(times), 20_000);

const addBrand = (id: number) =>
  shop.database.db
    .insertInto('brands')
    .values({ id, name: `Brand ${id}`, description: '{}' })
    .execute();

describe('listen', () => {
  it('calls the listener once per committed transaction until it stops', async () => {
    const { db, listen, notify } = shop.database;
    const catalogue = vi.fn();
    const content = vi.fn();
    const stop = await listen('catalogue', catalogue);
    await listen('content', content);
    await addBrand(1);
    await expectCalls(catalogue, 1);
    await db.transaction().execute(async (transaction) => {
      for (const id of [2, 3])
        await transaction
          .insertInto('brands')
          .values({ id, name: `Brand ${id}`, description: '{}' })
          .execute();
    });
    await expectCalls(catalogue, 2);
    expect(content).not.toHaveBeenCalled();
    await notify('content');
    await expectCalls(content, 1);
    await stop();
    await addBrand(4);
    await notify('content');
    await expectCalls(content, 2);
    expect(catalogue).toHaveBeenCalledTimes(2);
  });

  it.runIf(onPostgresql)('receives notifications of other processes and reconnects', async () => {
    const other = await shop.reopen();
    const listener = vi.fn();
    await other.listen('content', listener);
    await shop.database.notify('content');
    await expectCalls(listener, 1);
    await shop.database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%'`);
    // The reconnect calls the listener once, because a notification may have been missed.
    await expectCalls(listener, 2);
    await shop.database.notify('content');
    await expectCalls(listener, 3);
    await other.close();
  });
});

describe('both engines', () => {
  it('return the same types', async () => {
    const { rows } = await sql`select 9007199254740993::bigint as id, '\\x01'::bytea as bytes,
      '{"a":1}'::jsonb as json, timestamptz '2026-01-02T03:04:05Z' as time, 1 as int`.execute(
      shop.database.db,
    );
    expect(rows[0]).toEqual({
      id: '9007199254740993',
      bytes: Buffer.from([1]),
      json: { a: 1 },
      time: new Date('2026-01-02T03:04:05Z'),
      int: 1,
    });
  });

  it('work on after a statement failed inside a transaction', async () => {
    const { db } = shop.database;
    const failing = db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('brands')
        .values({ id: 9, name: 'x', description: '{}' })
        .execute();
      await sql`select * from nowhere`.execute(transaction);
    });
    await expect(failing).rejects.toThrow('nowhere');
    const brands = await db.selectFrom('brands').select('id').where('id', '=', '9').execute();
    expect(brands).toEqual([]);
  });
});
