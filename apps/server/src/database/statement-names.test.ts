import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import { createStatementNames, MAX_NAMED_STATEMENTS } from './statement-names.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** The texts that the connection has prepared. */
const listPrepared = async (like: string) =>
  (
    await shop.database.pool.query({
      text: 'select statement from pg_prepared_statements where statement like $1',
      values: [like],
    })
  ).rows.map(({ statement }: { statement: string }) => statement);

const findBrands = (ids: string[]) =>
  shop.database.db.selectFrom('brands').select('id').where('id', 'in', ids).execute();

describe('statement names', () => {
  it('prepares a text once, whether the query builder or the pool sends it', async () => {
    const { db, pool } = shop.database;
    await db.connection().execute(async (connection) => {
      for (const id of ['1', '2'])
        await connection.selectFrom('brands').select('name').where('id', '=', id).execute();
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements
        where statement like ${'select "name" from "brands"%'}`.execute(connection);
      expect(rows).toEqual([{ statement: 'select "name" from "brands" where "id" = $1' }]);
    });
    const client = await pool.connect();
    for (const n of [1, 2]) await client.query('select $1::int as raw_statement', [n]);
    const { rows } = await client.query(
      `select count(*)::int as count from pg_prepared_statements where statement like $1`,
      ['%raw_statement'],
    );
    client.release();
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('uses one text for lists of every length', async () => {
    const { db } = shop.database;
    await db
      .insertInto('brands')
      .values([1, 2, 3].map((id) => ({ id, name: `Brand ${id}`, description: '{}' })))
      .execute();
    expect(await findBrands([])).toEqual([]);
    expect(await findBrands(['1'])).toHaveLength(1);
    expect(await findBrands(['1', '2', '3', '4'])).toHaveLength(3);
    const others = await db.selectFrom('brands').select('id').where('id', 'not in', ['1', '2']);
    expect(await others.execute()).toEqual([{ id: '3' }]);
    expect(others.compile().sql).toContain('!= all($1)');
    for (const text of await listPrepared('select "id" from "brands"%'))
      expect(text).not.toContain(' in (');
  });

  it('keeps answering when a newer release adds a column', async () => {
    const { db } = shop.database;
    const findRow = () =>
      db.selectFrom('quotas').selectAll().where('key', '=', 'a').executeTakeFirst();
    const findKey = () =>
      db.selectFrom('quotas').select('key').where('key', '=', 'a').executeTakeFirst();
    await db.insertInto('quotas').values({ key: 'a', used: 1 }).execute();
    await findRow();
    await findKey();
    await sql`alter table quotas add column added_later integer`.execute(db);
    expect(await findRow()).toMatchObject({ key: 'a', added_later: null });
    expect(await findKey()).toEqual({ key: 'a' });
    await sql`alter table quotas drop column added_later`.execute(db);
  });

  it('prepares again after the type of a column has changed', async () => {
    const { db } = shop.database;
    const read = () => sql<object>`select n from renamed_types where n > ${0}`.execute(db);
    await sql`create table renamed_types (n integer)`.execute(db);
    await read();
    await sql`alter table renamed_types alter n type bigint`.execute(db);
    await read().catch(() => undefined);
    expect((await read()).rows).toEqual([]);
  });
});

describe('createStatementNames', () => {
  it('gives a text the same name each time and leaves texts with all columns unnamed', () => {
    const names = createStatementNames();
    expect(names.nameOf('select a from b where c = $1')).toBe(
      names.nameOf('select a from b where c = $1'),
    );
    expect(names.nameOf('select * from b')).toBeUndefined();
    expect(names.nameOf('select "b".* from b')).toBeUndefined();
    expect(names.nameOf('update b set c = $1 returning *')).toBeUndefined();
    expect(names.nameOf('select count(*) from b where c = $1')).toBeDefined();
  });

  it('names a limited number of texts', () => {
    const names = createStatementNames();
    for (let n = 0; n < MAX_NAMED_STATEMENTS + 10; n++) names.nameOf(`select ${n}`);
    expect(names.count()).toBe(MAX_NAMED_STATEMENTS);
    expect(names.nameOf('select 0')).toBeDefined();
    expect(names.nameOf('select -1')).toBeUndefined();
  });
});
