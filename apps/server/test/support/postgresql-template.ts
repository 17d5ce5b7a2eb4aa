import { createHash } from 'node:crypto';
import { Client, Pool } from 'pg';
import { migrate, readMigrations } from '../../src/database/migrate.ts';

/** An arbitrary number: workers copy the template one after the other, and none while it is replaced. */
const ADVISORY_LOCK = 7_340_292;
const PREFIX = 'vitrine_template_';

async function templateName(): Promise<string> {
  const migrations = JSON.stringify(await readMigrations());
  return PREFIX + createHash('sha256').update(migrations).digest('hex').slice(0, 16);
}

/** The URL of a database on the same server. */
export function urlOfDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs something with a connection to the server's own database. */
export async function withAdministrator<T>(server: string, run: (client: Client) => Promise<T>) {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

export const dropDatabase = (client: Client, name: string) =>
  client.query(`drop database ${name} with (force)`);

/** Drops the databases whose names start with a text. */
export async function dropDatabases(client: Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await dropDatabase(client, datname);
}

async function migrateDatabase(connectionString: string) {
  const pool = new Pool({ connectionString });
  await migrate(pool);
  await pool.end();
}

/** Creates the template of these migrations, and drops those of others. */
async function createTemplate(server: string, client: Client, name: string) {
  await dropDatabases(client, PREFIX);
  const draft = `${PREFIX}draft`;
  await client.query(`create database ${draft}`);
  await migrateDatabase(urlOfDatabase(server, draft));
  // It is renamed last, so that its presence means that it is complete.
  await client.query(`alter database ${draft} rename to ${name}`);
}

/** Creates a database with the tables of all migrations, by a copy that takes a tenth of the time. */
export function copyTemplate(server: string, name: string): Promise<void> {
  return withAdministrator(server, async (client) => {
    const template = await templateName();
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      template,
    ]);
    if (!rowCount) await createTemplate(server, client, template);
    await client.query(`create database ${name} template ${template}`);
    // Tests end processes of the shop, never the database, so that its commits need not wait for the disk.
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
}
