import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../test/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const read = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');

/** Reads `brands: BrandsTable` from schema.ts and the fields of `interface BrandsTable` from its file. */
async function readSchemaTables() {
  const database = await read('schema.ts');
  const files = await readdir(new URL('schema', import.meta.url));
  const tables = (await Promise.all(files.map((file) => read(`schema/${file}`)))).join('');
  const names = [...database.matchAll(/^ {2}(\w+): (\w+Table);$/gm)];
  return Object.fromEntries(
    names.map(([, table = '', type = '']) => {
      const body = tables.split(`interface ${type} {\n`)[1]?.split('\n}')[0] ?? '';
      return [table, [...body.matchAll(/^ {2}(\w+):/gm)].map(([, column]) => column).sort()];
    }),
  );
}

it('describes exactly the tables and columns that the migrations create', async () => {
  const { rows } = await shop.database.pool.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text) as columns
     from information_schema.columns
     where table_schema = 'public' and table_name <> 'schema_migrations' group by 1`,
  );
  const actual = Object.fromEntries(rows.map(({ table, columns }) => [table, columns.sort()]));
  expect(await readSchemaTables()).toEqual(actual);
});

it('keeps the plans of its functions: none is written in SQL, which is planned at every call', async () => {
  const { rows } = await shop.database.pool.query(
    `select proname from pg_proc join pg_language on pg_language.oid = prolang
     where pronamespace = 'public'::regnamespace and lanname = 'sql'`,
  );
  expect(rows).toEqual([]);
});

it('compares the rows before and after a change as sets: a join of them takes a time for each pair', async () => {
  const { rows } = await shop.database.pool.query(
    `select distinct proname from pg_trigger join pg_proc on pg_proc.oid = tgfoid
     where prosrc ~ ('join\\s+(' || concat_ws('|', tgoldtable, tgnewtable) || ')\\M')`,
  );
  expect(rows).toEqual([]);
});
