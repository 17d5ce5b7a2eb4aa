import type { AddressInfo } from 'node:net';
import { createApp } from './app/create-app.ts';
import { hasDemoShop, seedDemoShop } from './app/demo-shop.ts';
import { registerJobs } from './app/serve-jobs.ts';
import { serveBackoffice } from './backoffice/serve-backoffice.ts';
import { migrate, requireMigrated } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { loadEnvironmentFile } from './environment-file.ts';
import { servePages } from './pages/serve-pages.ts';
import { storeReferenceData } from './reference-data/store-reference-data.ts';
import { inviteFirstOwner } from './resources/operators/first-owner.ts';
import { readSettings } from './settings.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** Messages to the operator. The log of requests and errors goes to standard error. */
const print = (line: string) => process.stdout.write(`${line}\n`);

/** A shop with sandboxes accepts public keys and made-up payments. */
const warnOfSandbox = (reason: string) =>
  process.stderr.write(
    `${'!'.repeat(72)}\nWARNING: this shop looks public (${reason}) and runs with SANDBOX=on.\nAnybody who reaches it can log in as any shopper and pay without money.\n${'!'.repeat(72)}\n`,
  );

async function main() {
  loadEnvironmentFile();
  const settings = readSettings(process.env, process.argv.slice(2));
  const { publicReason, providers } = settings;
  if (publicReason && providers.sandbox) warnOfSandbox(publicReason);
  for (const warning of settings.warnings) process.stderr.write(`WARNING: ${warning}\n`);
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
    settings,
    database,
    extend: async (app, shop) => {
      registerJobs(app, shop);
      if (!settings.serves) return;
      serveBackoffice(app);
      await servePages(app, shop);
    },
    measuresProcess: true,
  });
  stopOnSignal(app, shop);
  await app.listen({ host: settings.host, port: settings.port });
  const { port } = app.server.address() as AddressInfo;
  const { db, now } = shop.deps;
  const ownerUrl =
    settings.serves && (await inviteFirstOwner({ db, now, settings: { ...settings, port } }));
  if (ownerUrl) print(`Create the account of the owner: ${ownerUrl}`);
  print(`Vitrine is ready on http://localhost:${port}`);
}

main().catch((error: unknown) => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const because = cause instanceof Error ? ` (${cause.message})` : '';
  process.stderr.write(`${message}${because}\n`);
  process.exit(1);
});
