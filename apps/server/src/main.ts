import type { AddressInfo } from 'node:net';
import { seedDemo } from '../demo/seed.ts';
import { createApp } from './app/create-app.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { serveJobs } from './jobs/serve-jobs.ts';
import { servePages } from './pages/serve-pages.ts';
import { readSettings } from './settings.ts';
import { stopOnSignal } from './stop.ts';

/** What the shop says to its keeper. Requests and failures are in the log, on standard error. */
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main() {
  const settings = readSettings(process.env, process.argv.slice(2));
  const database = await openDatabase(settings);
  for (const name of await migrate(database.pool)) say(`Applied migration ${name}`);
  // Everybody knows the password of the demo's shopper: she has no place in production.
  const people = settings.mode !== 'production';
  if (settings.demo && (await seedDemo(database.db, Date.now(), { people })))
    say('Laid out the demo shop');
  const { app, shop } = await createApp({
    settings,
    database,
    extend: async (app, shop) => {
      serveJobs(app, shop);
      await servePages(app, shop);
    },
    measuresProcess: true,
  });
  stopOnSignal(app, shop);
  await app.listen({ host: settings.host, port: settings.port });
  const { port } = app.server.address() as AddressInfo;
  say(`Vitrine is ready on http://localhost:${port}`);
}

main().catch((error: unknown) => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const because = cause instanceof Error ? ` (${cause.message})` : '';
  process.stderr.write(`${message}${because}\n`);
  process.exit(1);
});
