import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { serveBackoffice } from '../backoffice/serve-backoffice.ts';
import type { OpenDatabase } from '../database/database.ts';
import { migrate, requireMigrated } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { classifyDatabaseError, isMisconfigured } from '../database/unavailable.ts';
import { servePages } from '../pages/serve-pages.ts';
import { storeReferenceData } from '../reference-data/store-reference-data.ts';
import { storeVocabulary } from '../reference-data/store-vocabulary.ts';
import { inviteFirstOwner } from '../resources/operators/first-owner.ts';
import { type App, type AppOptions, createApp } from './create-app.ts';
import { hasDemoShop, seedDemoShop } from './demo-shop.ts';
import { registerJobs } from './serve-jobs.ts';

export interface StartOptions
  extends Pick<AppOptions, 'settings' | 'logStream' | 'measuresProcess'> {
  /** Takes messages to the operator. */
  print(line: string): void;
  /** Is called before the server listens. What it returns is called when the start fails after all. */
  onCreated?(app: App): () => void;
}

/** Brings the database up to date and gives an empty one its first content. */
async function prepareDatabase(database: OpenDatabase, { settings, print }: StartOptions) {
  const { publicReason, providers } = settings;
  if (settings.migrate)
    for (const name of await migrate(database.pool)) print(`Applied migration ${name}`);
  else await requireMigrated(database.pool);
  await storeReferenceData(database.db);
  // The password of the demo shopper is public.
  const shoppers = settings.mode !== 'production' && (!publicReason || providers.sandbox);
  if (settings.demo && hasDemoShop(settings)) {
    const isSeeded = await seedDemoShop(settings, database.db, Date.now(), { shoppers });
    if (isSeeded) print('Seeded the demo shop');
  }
  // The demo shop has a vocabulary of its own.
  await storeVocabulary(database.db);
}

async function serveShop(
  database: OpenDatabase,
  { print, onCreated, ...options }: StartOptions,
): Promise<App> {
  const { settings } = options;
  const { app, shop } = await createApp({
    ...options,
    database,
    extend: async (app, shop) => {
      registerJobs(app, shop);
      if (!settings.serves) return;
      serveBackoffice(app, settings);
      await servePages(app, shop);
    },
  });
  const onFailed = onCreated?.({ app, shop });
  try {
    await app.listen({ host: settings.host, port: settings.port });
    const { port } = app.server.address() as AddressInfo;
    const { db, now } = shop.deps;
    const ownerUrl =
      settings.serves && (await inviteFirstOwner({ db, now, settings: { ...settings, port } }));
    if (ownerUrl) print(`Create the account of the owner: ${ownerUrl}`);
    print(`Vitrine is ready on http://localhost:${port}`);
    return { app, shop };
  } catch (error) {
    onFailed?.();
    await app.close();
    throw error;
  }
}

async function startOnce(options: StartOptions): Promise<App> {
  const database = await openDatabase(options.settings, { usesPrepared: true });
  try {
    await prepareDatabase(database, options);
    return await serveShop(database, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A database that restarts, or has much to do, answers a little later. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Opens the database, brings it up to date, and serves the shop on the port of its settings. While a
 * PostgreSQL server does not answer in time, it starts again.
 */
export async function startServer(options: StartOptions): Promise<App> {
  const { settings, print } = options;
  for (const pauseMs of settings.databaseUrl ? PAUSES_MS : []) {
    try {
      return await startOnce(options);
    } catch (error) {
      if (!classifyDatabaseError(error) || isMisconfigured(error)) throw error;
      const seconds = pauseMs / 1000;
      print(`${(error as Error).message}. The start is tried again in ${seconds} s.`);
      await pause(pauseMs);
    }
  }
  return startOnce(options);
}
