import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CHINA_OFFSET_MS, DAY_MS } from '@vitrine/kit';
import { Client } from 'pg';
import { type App, createApp } from '../../src/app/create-app.ts';
import { recurringJobs } from '../../src/app/jobs.ts';
import { requireMigrated } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open.ts';
import { storeReferenceData } from '../../src/reference-data/store-reference-data.ts';
import { readSettings } from '../../src/settings.ts';
import { COMPILED } from '../support/child-process.ts';
import { productionEnvironment } from '../support/production-environment.ts';
import { openFakeProviders, providerEnvironment } from './fake-providers.ts';

const CLI = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const SERVER = process.env.TEST_DATABASE_URL;
const MORNING_MS = 10 * 3_600_000;

async function runOnServer(statement: string) {
  if (!SERVER) return;
  const client = new Client({ connectionString: SERVER });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Ten in the morning in Beijing, so that all that happens belongs to one day of a bill. */
const findMorning = (now: number) =>
  Math.floor((now + CHINA_OFFSET_MS) / DAY_MS + 1) * DAY_MS - CHINA_OFFSET_MS + MORNING_MS;

/** A shop with the settings of production in an empty folder, with an empty database. */
export async function openStoryShop() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-story-'));
  const name = `vitrine_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(`create database ${name}`);
  const environment = {
    ...productionEnvironment,
    ...providerEnvironment,
    DATA_DIR: join(folder, 'data'),
    DEMO_DIR: join(folder, 'no-demo'),
    LOG_LEVEL: 'error',
    REDIS_URL: '',
    NATS_URL: '',
    DATABASE_URL: SERVER ? new URL(name, SERVER).href : '',
  };
  const settings = { ...readSettings(environment), validatesResponses: true };
  let offsetMs = findMorning(Date.now()) - Date.now();
  const now = () => Date.now() + offsetMs;
  const providers = openFakeProviders(now);
  const errors: string[] = [];
  const logStream = { write: (line: string) => void errors.push(line) };
  let running: App | undefined;

  function current(): App {
    if (!running) throw new Error('The shop is not running');
    return running;
  }

  async function stop() {
    await running?.app.close();
    await running?.shop.database.close();
    running = undefined;
  }

  async function start() {
    const database = await openDatabase(settings);
    await requireMigrated(database.pool);
    await storeReferenceData(database.db);
    running = await createApp({ settings, database, now, logStream });
  }

  return {
    folder,
    now,
    providers,
    /** What the shop has logged as an error. */
    errors,
    get app() {
      return current().app;
    },
    get db() {
      return current().shop.database.db;
    },
    advance(ms: number) {
      offsetMs += ms;
    },
    /** Runs a command of `npm run shop`, in a process of its own, while the shop is stopped. */
    async run(...options: string[]): Promise<string> {
      const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...options], {
        cwd: folder,
        env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...environment },
      });
      return stdout;
    },
    start,
    stop,
    /** Stops the shop and starts it again: nothing may live in its memory only. */
    async restart() {
      await stop();
      await start();
    },
    /** Does all that is due in the jobs of the shop. */
    async runJobs() {
      const { deps, database } = current().shop;
      const context = { deps, database, dataDir: settings.dataDir, now };
      for (const job of recurringJobs) while (await job.run(context));
    },
    async close() {
      await stop();
      providers.close();
      await runOnServer(`drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type StoryShop = Awaited<ReturnType<typeof openStoryShop>>;
