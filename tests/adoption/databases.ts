import pg from 'pg';
import type { Environment } from './shop-process.ts';

/** A database that belongs to one shop. */
export interface OwnDatabase {
  readonly name: string;
  readonly settings: Environment;
  /** Lets processes that connect from now on see a later time, where they ask the database for it. */
  setClockForward(hours: number): Promise<void>;
  remove(): Promise<void>;
}

/** In the data folder of the shop; its process asks its own clock. */
export const embedded: OwnDatabase = {
  name: 'embedded',
  settings: {},
  setClockForward: async () => {},
  remove: async () => {},
};

async function runAt(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Creates a database on a server. */
export async function createDatabase(url: string): Promise<OwnDatabase> {
  const name = `adoption_${process.pid}`;
  const drop = () => runAt(url, `drop database if exists ${name} with (force)`);
  await drop();
  await runAt(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    name: 'PostgreSQL',
    settings: { DATABASE_URL: own.href },
    setClockForward: (hours) =>
      runAt(
        own.href,
        `create schema later;
        create function later.clock_timestamp() returns timestamptz language sql volatile
          as $$ select pg_catalog.clock_timestamp() + interval '${hours} hours' $$;
        alter database ${name} set search_path = public, later, pg_catalog;`,
      ),
    remove: drop,
  };
}
