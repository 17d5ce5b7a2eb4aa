import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/database/open.ts';
import { openSession } from '../apps/server/src/sessions/store.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { ms, perSecond } from './load.ts';
import { startShop } from './shop.ts';

/** Shoppers who all act at once, in a shop on a PostgreSQL of its own. */
const SERVER = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const SECONDS = 5;
export const SHOPPERS = 32;

export interface Shopper {
  id: string;
  key: string;
  bagId: string;
}

async function administer(...statements: string[]) {
  const { pool, close } = await openDatabase(readSettings({ DATABASE_URL: SERVER }));
  for (const statement of statements) await pool.query(statement);
  await close();
}

/** The demo shop with more of everything than a bench can buy; `name` is that of its database. */
export async function openCrowd(name: string) {
  await administer(`drop database if exists ${name} with (force)`, `create database ${name}`);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-crowd-'));
  const shop = await startShop(folder, { DATABASE_URL: url.href, DATABASE_POOL_SIZE: '20' });
  const database = await openDatabase(readSettings({ DATABASE_URL: url.href, DATA_DIR: folder }));
  const { db } = database;
  const rows: string[][] = [];
  await db.updateTable('variants').set({ quantity: 1_000_000 }).execute();

  async function newShopper(): Promise<Shopper> {
    const { id } = await db
      .insertInto('shoppers')
      .defaultValues()
      .returning('id')
      .executeTakeFirstOrThrow();
    const { key, session } = await openSession(db, Date.now(), id);
    return { id, key, bagId: session.bagId };
  }
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, newShopper));

  async function send<T>(
    method: string,
    path: string,
    body: string | undefined,
    headers: Record<string, string>,
  ): Promise<T> {
    const answer = await fetch(`${shop.origin}/api/v1${path}`, {
      method,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }

  return {
    db,
    rows,
    shoppers,
    /** Posts what has been written already. */
    post: (path: string, body: string, headers: Record<string, string> = {}) =>
      send('POST', path, body, headers),
    /** Asks as a shopper. */
    ask: <T>(method: string, path: string, { key }: Shopper, body?: object) =>
      send<T>(method, path, body && JSON.stringify(body), { 'session-key': key }),

    /** Ids of sizes that can be bought. */
    sizes: async (limit: number) => {
      const found = await db
        .selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .select('variants.id')
        .where('products.is_online', '=', true)
        .orderBy('variants.id')
        .limit(limit)
        .execute();
      return found.map(({ id }) => id);
    },

    /**
     * Every shopper does it again and again until the time is over; `between` is not counted. One act
     * counts as many times as `each` says.
     */
    async measure(
      what: string,
      act: (who: Shopper, turn: number) => Promise<unknown>,
      { between, each = 1 }: { between?: typeof act; each?: number } = {},
    ) {
      const taken: number[] = [];
      const began = performance.now();
      const ends = began + SECONDS * 1000;
      let idle = 0;
      await Promise.all(
        shoppers.map(async (who) => {
          for (let turn = 0; performance.now() < ends; turn++) {
            const paused = performance.now();
            await between?.(who, turn);
            const started = performance.now();
            idle += started - paused;
            await act(who, turn);
            taken.push(performance.now() - started);
          }
        }),
      );
      const seconds = (performance.now() - began - idle / shoppers.length) / 1000;
      taken.sort((a, b) => a - b);
      const at = (share: number) => taken[Math.floor(taken.length * share)] ?? Number.NaN;
      rows.push([what, perSecond((taken.length * each) / seconds), ms(at(0.5)), ms(at(0.99))]);
    },

    async close() {
      await database.close();
      await shop.stop();
      await administer(`drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
