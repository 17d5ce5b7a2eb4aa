import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recordStatements } from '../../test/support/record-statements.ts';
import { openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import { commitTogether, runTogether } from './pipeline.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => shop.database.db.deleteFrom('quotas').execute());

const insertQuota = (key: string) =>
  shop.database.db.insertInto('quotas').values({ key, used: 1 }).returning('key').compile();
const countQuotas = () =>
  sql<{ count: number }>`select count(*)::int as count from quotas`.compile(shop.database.db);
const readKeys = async () =>
  (await shop.database.db.selectFrom('quotas').select('key').orderBy('key').execute()).map(
    ({ key }) => key,
  );

describe('transaction', () => {
  it('is begun together with its first statement', async () => {
    const client = await shop.database.pool.connect();
    await client.query('begin');
    expect(client.getTransactionStatus()).not.toBe('T');
    await client.query('select 1');
    expect(client.getTransactionStatus()).toBe('T');
    await client.query('rollback');
    client.release();
  });

  it('commits what succeeded and undoes what failed', async () => {
    const { db } = shop.database;
    await db.transaction().execute((trx) => trx.executeQuery(insertQuota('kept')));
    const failing = db.transaction().execute(async (trx) => {
      await trx.executeQuery(insertQuota('undone'));
      throw new Error('A rule is broken');
    });
    await expect(failing).rejects.toThrow('A rule is broken');
    expect(await readKeys()).toEqual(['kept']);
  });
});

describe('runTogether', () => {
  it('returns the rows of each statement in order, and each sees those before it', async () => {
    const results = await shop.database.db
      .transaction()
      .execute((trx) =>
        runTogether(trx, insertQuota('a'), countQuotas(), insertQuota('b'), countQuotas()),
      );
    expect(results).toEqual([[{ key: 'a' }], [{ count: 1 }], [{ key: 'b' }], [{ count: 2 }]]);
  });

  it('undoes all and reports the first error when one fails', async () => {
    const failing = shop.database.db
      .transaction()
      .execute((trx) => runTogether(trx, insertQuota('a'), insertQuota('a'), insertQuota('b')));
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await readKeys()).toEqual([]);
  });
});

describe('commitTogether', () => {
  const insertTogether = (...keys: string[]) =>
    commitTogether(shop.database.db, async ({ sendWithCommit }) => ({
      rows: keys.map((key) => sendWithCommit(insertQuota(key))),
    }));

  it('sends its last statements in order and in one round trip with the commit', async () => {
    const record = recordStatements(shop.database.pool);
    const { result, roundTrips, statements } = await record(() => insertTogether('a', 'b'));
    expect(await Promise.all(result.rows)).toEqual([[{ key: 'a' }], [{ key: 'b' }]]);
    expect([roundTrips, statements.length, statements.at(-1)]).toEqual([1, 4, 'commit']);
    expect(await readKeys()).toEqual(['a', 'b']);
  });

  it('undoes all and reports the error of the statement that failed', async () => {
    await expect(insertTogether('a', 'a', 'b')).rejects.toMatchObject({ code: '23505' });
    expect(await readKeys()).toEqual([]);
    await insertTogether('a');
    expect(await readKeys()).toEqual(['a']);
  });

  it('sends its last statements after one that still runs, and before the commit', async () => {
    const record = recordStatements(shop.database.pool);
    const { statements } = await record(() =>
      commitTogether(shop.database.db, async ({ trx, sendWithCommit }) => {
        void runTogether(trx, insertQuota('a'));
        void sendWithCommit(insertQuota('b'));
      }),
    );
    expect([statements.length, statements.at(-1)]).toEqual([4, 'commit']);
    expect(await readKeys()).toEqual(['a', 'b']);
  });

  it('sends nothing when the work fails', async () => {
    const failing = commitTogether(shop.database.db, async ({ sendWithCommit }) => {
      void sendWithCommit(insertQuota('a'));
      throw new Error('A rule is broken');
    });
    await expect(failing).rejects.toThrow('A rule is broken');
    expect(await readKeys()).toEqual([]);
  });
});
