import type { AddressInfo } from 'node:net';
import { serveBackoffice } from '../backoffice/serve-backoffice.ts';
import { migrate, requireMigrated } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { servePages } from '../pages/serve-pages.ts';
import { storeReferenceData } from '../reference-data/store-reference-data.ts';
import { inviteFirstOwner } from '../resources/operators/first-owner.ts';
import { type App, type AppOptions, createApp } from './create-app.ts';
import { hasDemoShop, seedDemoShop } from './demo-shop.ts';
import { registerJobs } from './serve-jobs.ts';

interface StartOptions extends Pick<AppOptions, 'settings' | 'logStream' | 'measuresProcess'> {
  /** Takes messages to the operator. */
  print(line: string): void;
  /** Is called before the server listens. */
  onCreated?(app: App): void;
}

/** Opens the database, brings it up to date, and serves the shop on the port of its settings. */
export async function startServer({ print, onCreated, ...options }: StartOptions): Promise<App> {
  const { settings } = options;
  const { publicReason, providers } = settings;
  const database = await openDatabase(settings);
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
  onCreated?.({ app, shop });
  await app.listen({ host: settings.host, port: settings.port });
  const { port } = app.server.address() as AddressInfo;
  const { db, now } = shop.deps;
  const ownerUrl =
    settings.serves && (await inviteFirstOwner({ db, now, settings: { ...settings, port } }));
  if (ownerUrl) print(`Create the account of the owner: ${ownerUrl}`);
  print(`Vitrine is ready on http://localhost:${port}`);
  return { app, shop };
}
