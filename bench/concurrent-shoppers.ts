import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '../apps/server/src/database/open.ts';
import type { Database } from '../apps/server/src/database/schema.ts';
import { openSession } from '../apps/server/src/sessions/store.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { ms, perSecond } from './load.ts';
import { startShop } from './shop.ts';

/** Runs 32 shoppers at once in a shop with a database of its own. */
const SERVER = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const SECONDS = 8;
export const SHOPPERS = 32;

/** New code runs at half its speed: an action is warm when a period is hardly faster than the one before. */
const WARM_UP_PERIOD_SECONDS = 3;
const WARM_UP_PERIODS = 10;
const IS_FASTER = 1.03;

export type Engine = 'PostgreSQL' | 'embedded';

/** The engines to measure: both, or the ones that the command names. */
export const engines: readonly Engine[] = (['PostgreSQL', 'embedded'] as const).filter(
  (engine) => !process.argv[2] || process.argv[2] === engine,
);

export interface Shopper {
  id: string;
  key: string;
  bagId: string;
}

interface Options {
  /** The name of the PostgreSQL database. */
  name: string;
  engine: Engine;
  env?: Readonly<Record<string, string>>;
  /** Writes what the measured actions need, before the shop starts. */
  prepare?: (db: Kysely<Database>, shoppers: readonly Shopper[]) => Promise<unknown>;
}

async function administer(...statements: string[]) {
  const { pool, close } = await openDatabase(readSettings({ DATABASE_URL: SERVER }));
  for (const statement of statements) await pool.query(statement);
  await close();
}

/** Creates an empty database and returns the settings that open it. */
async function createDatabase({ name, engine }: Options) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  if (engine === 'embedded') return { folder, env: {}, remove };
  await administer(`drop database if exists ${name} with (force)`, `create database ${name}`);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return {
    folder,
    env: { DATABASE_URL: url.href, DATABASE_POOL_SIZE: '20' },
    remove: async () => {
      await administer(`drop database ${name} with (force)`);
      await remove();
    },
  };
}

async function createShopper(db: Kysely<Database>): Promise<Shopper> {
  const { id } = await db
    .insertInto('shoppers')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  const { key, session } = await openSession(db, Date.now(), id);
  return { id, key, bagId: session.bagId };
}

async function findVariants(db: Kysely<Database>) {
  const variants = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select('variants.id')
    .where('products.is_online', '=', true)
    .orderBy('variants.id')
    .execute();
  return variants.map(({ id }) => id);
}

/** Sends requests over connections that stay open; `fetch` would take more of the CPU than the shop does. */
function createClient(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: SHOPPERS });
  return <T>(
    method: string,
    path: string,
    body: string | undefined,
    headers: Readonly<Record<string, string>>,
  ) =>
    new Promise<T>((resolve, reject) => {
      const sent = request(
        `${origin}/api/v1${path}`,
        {
          agent,
          method,
          headers: {
            ...headers,
            ...(body
              ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
              : {}),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            const { statusCode = 0 } = response;
            if (statusCode >= 300)
              return reject(new Error(`${method} ${path}: ${statusCode} ${text}`));
            resolve((text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as T);
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
}

type Action = (shopper: Shopper, turn: number) => Promise<unknown>;
interface MeasureOptions {
  /** Runs before each action and is not measured. */
  between?: Action;
  /** How many times one action counts. */
  each?: number;
}

/** Starts the demo shop with unlimited stock, all products open to everybody, and 32 shoppers with bags. */
export async function startConcurrentShoppers(options: Options) {
  const { folder, env, remove } = await createDatabase(options);
  const start = () => startShop(folder, { ...env, ...options.env });
  await (await start()).stop();
  const database = await openDatabase(readSettings({ ...env, DATA_DIR: folder }));
  const { db } = database;
  await db.updateTable('variants').set({ quantity: 100_000_000 }).execute();
  await db.deleteFrom('access_windows').execute();
  const shoppers: Shopper[] = [];
  while (shoppers.length < SHOPPERS) shoppers.push(await createShopper(db));
  const variants = await findVariants(db);
  await options.prepare?.(db, shoppers);
  await database.close();
  const shop = await start();
  const send = createClient(shop.origin);
  const rows: string[][] = [];

  /** Every shopper repeats the action until the time is over. */
  async function run(action: Action, seconds: number, { between, each = 1 }: MeasureOptions) {
    const durations: number[] = [];
    const beganAt = performance.now();
    const ends = beganAt + seconds * 1000;
    let idle = 0;
    await Promise.all(
      shoppers.map(async (shopper) => {
        for (let turn = 0; performance.now() < ends; turn++) {
          const paused = performance.now();
          await between?.(shopper, turn);
          const started = performance.now();
          idle += started - paused;
          await action(shopper, turn);
          durations.push(performance.now() - started);
        }
      }),
    );
    const lasted = (performance.now() - beganAt - idle / shoppers.length) / 1000;
    return { durations, rate: (durations.length * each) / lasted };
  }

  async function warmUp(action: Action, measureOptions: MeasureOptions) {
    let best = 0;
    for (let period = 0; period < WARM_UP_PERIODS; period++) {
      const { rate } = await run(action, WARM_UP_PERIOD_SECONDS, measureOptions);
      if (rate < best * IS_FASTER) return;
      best = rate;
    }
  }

  return {
    shop,
    rows,
    shoppers,
    /** The variants of products that are on sale. */
    variants,
    /** Posts a serialised body without a session. */
    post: (path: string, body: string, headers: Record<string, string> = {}) =>
      send('POST', path, body, { 'content-type': 'application/json', ...headers }),
    /** Calls the API as a shopper. */
    callApi: <T>(method: string, path: string, { key }: Shopper, body?: object) =>
      send<T>(method, path, body && JSON.stringify(body), { 'session-key': key }),

    /** Warms an action up and adds its rate and durations to the rows. */
    async measure(title: string, action: Action, measureOptions: MeasureOptions = {}) {
      await warmUp(action, measureOptions);
      const { durations, rate } = await run(action, SECONDS, measureOptions);
      durations.sort((a, b) => a - b);
      const at = (share: number) => durations[Math.floor(durations.length * share)] ?? Number.NaN;
      rows.push([`${options.engine}: ${title}`, perSecond(rate), ms(at(0.5)), ms(at(0.99))]);
    },

    async close() {
      await shop.stop();
      await remove();
    },
  };
}
