import type { Client } from 'pg';
import { expect, it } from 'vitest';
import { urlOfDatabase, withAdministrator } from './postgresql-template.ts';
import { returnDatabase, takeDatabase } from './reusable-databases.ts';
import { onPostgresql } from './test-shop.ts';

const SERVER = process.env.TEST_DATABASE_URL ?? '';

const inDatabase = <T>(name: string, run: (client: Client) => Promise<T>) =>
  withAdministrator(urlOfDatabase(SERVER, name), run);

async function count(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? 0;
}

const addShopper = async (client: Client): Promise<string> =>
  (await client.query<{ id: string }>('insert into shoppers default values returning id')).rows[0]
    ?.id ?? '';

it.runIf(onPostgresql)(
  'empties a database for the next test, and restores the rows of migrations',
  async () => {
    const name = await takeDatabase(SERVER);
    const [firstShopper, benefits] = await inDatabase(name, async (client) => {
      const before = await count(client, 'benefits');
      await client.query('delete from benefits');
      return [await addShopper(client), before];
    });
    await returnDatabase(SERVER, name);

    expect(await takeDatabase(SERVER)).toBe(name);
    await inDatabase(name, async (client) => {
      expect(await count(client, 'shoppers')).toBe(0);
      expect(await count(client, 'benefits')).toBe(benefits);
      expect(await addShopper(client)).toBe(firstShopper);
    });
    await returnDatabase(SERVER, name);
  },
);

it.runIf(onPostgresql).each([
  ['a table', 'create table other (n integer)'],
  ['a column', 'alter table shoppers add column other integer'],
  ['a switched trigger', 'alter table ledger_entries disable trigger user'],
])('drops a database in which a test has left %s', async (_, statement) => {
  const name = await takeDatabase(SERVER);
  await inDatabase(name, (client) => client.query(statement));
  await returnDatabase(SERVER, name);
  await expect(inDatabase(name, async () => undefined)).rejects.toThrow('does not exist');
});
