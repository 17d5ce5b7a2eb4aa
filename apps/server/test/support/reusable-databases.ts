import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import {
  copyTemplate,
  dropDatabase,
  urlOfDatabase,
  withAdministrator,
} from './postgresql-template.ts';

/** Names the databases of a test run, which removes them at its end (`remove-databases.ts`). */
const RUN = process.env.TEST_RUN;
export const PREFIX = 'vitrine_test_';
/** A database that has grown beyond this is dropped: its dead rows would slow down the next tests. */
const MAX_BYTES = 64 * 1024 * 1024;
/** How long the end of a connection may take that a test has left open. */
const TERMINATE_MS = 5_000;

/** What a new database contains. */
interface Template {
  /** The tables and columns, to notice a test that has changed them. */
  schema: string;
  /** The rows of each table that has some, as JSON. */
  rows: ReadonlyMap<string, string>;
  /** The last value of each sequence that has been used. */
  sequences: ReadonlyMap<string, string>;
}

/** Databases of this worker that are as good as new. */
const unused: string[] = [];
let template: Template | undefined;

async function readTexts(client: Client, statement: string): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(statement);
  return rows.map(({ text }) => text);
}

/** Tables, columns, constraints and triggers. */
const readSchema = async (client: Client) =>
  (
    await readTexts(
      client,
      `select concat_ws(' ', relname, attname, atttypid) as text
         from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
       union all select concat_ws(' ', conrelid::regclass, conname) from pg_constraint
        where connamespace = 'public'::regnamespace
       union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger
        where not tgisinternal
       order by text`,
    )
  ).join('\n');

async function listFilledTables(client: Client): Promise<string[]> {
  const checks = await readTexts(
    client,
    `select format('select %1$L as text where exists (select from %1$I)', tablename) as text
       from pg_tables where schemaname = 'public'`,
  );
  return readTexts(client, checks.join(' union all '));
}

async function readUsedSequences(client: Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value as value from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  );
  return new Map(rows.map(({ name, value }) => [name, value]));
}

async function readTemplate(client: Client): Promise<Template> {
  const rows = new Map<string, string>();
  for (const table of await listFilledTables(client)) {
    const [text = '[]'] = await readTexts(
      client,
      `select json_agg(r)::text as text from ${table} r`,
    );
    rows.set(table, text);
  }
  return { schema: await readSchema(client), rows, sequences: await readUsedSequences(client) };
}

async function insertRows(client: Client, table: string, rows: string) {
  const columns = await readTexts(
    client,
    `select quote_ident(attname) as text from pg_attribute
      where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  const list = columns.join(', ');
  await client.query(
    `insert into ${table} (${list}) overriding system value
     select ${list} from json_populate_recordset(null::${table}, $1)`,
    [rows],
  );
}

/** Makes a used database as good as new. Returns false when it has to be dropped. */
async function resetDatabase(client: Client, { schema, rows, sequences }: Template) {
  const { rows: states } = await client.query<{ isEnded: boolean; isLarge: boolean }>(
    `select coalesce(bool_and(pg_terminate_backend(pid, ${TERMINATE_MS})), true) as "isEnded",
            pg_database_size(current_database()) > ${MAX_BYTES} as "isLarge"
       from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  if (!states[0]?.isEnded || states[0].isLarge || (await readSchema(client)) !== schema)
    return false;
  await client.query('begin');
  // Without triggers and foreign keys: some tables refuse that a row is deleted.
  await client.query('set local session_replication_role = replica');
  for (const table of await listFilledTables(client)) await client.query(`delete from ${table}`);
  for (const [table, seeds] of rows) await insertRows(client, table, seeds);
  for (const name of (await readUsedSequences(client)).keys()) {
    const value = sequences.get(name);
    await client.query(
      value ? `select setval('${name}', ${value})` : `alter sequence ${name} restart`,
    );
  }
  await client.query('commit');
  return true;
}

/** Creates a database with the tables of all migrations, or takes one that another test has left. */
export async function takeDatabase(server: string): Promise<string> {
  const left = unused.pop();
  if (left) return left;
  const name = `${PREFIX}${RUN ?? ''}_${randomBytes(6).toString('hex')}`;
  await copyTemplate(server, name);
  if (RUN) template ??= await withAdministrator(urlOfDatabase(server, name), readTemplate);
  return name;
}

/** Keeps a database for the next test of this worker: a new one takes a second, an emptied one a tenth. */
export async function returnDatabase(server: string, name: string): Promise<void> {
  const current = template;
  const isReusable =
    current !== undefined &&
    (await withAdministrator(urlOfDatabase(server, name), (client) =>
      resetDatabase(client, current),
    ).catch(() => false));
  if (isReusable) unused.push(name);
  else await withAdministrator(server, (client) => dropDatabase(client, name));
}
