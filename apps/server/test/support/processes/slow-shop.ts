import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from '../../../src/app/create-app.ts';
import { migrate } from '../../../src/database/migrate.ts';
import { openDatabase } from '../../../src/database/open.ts';
import { readSettings } from '../../../src/settings.ts';
import { stopOnSignal } from '../../../src/stop-on-signal.ts';

/** Starts a server with one slow route. Run by stop-on-signal.test.ts. */
const settings = readSettings(process.env);
const database = await openDatabase(settings);
await migrate(database.pool);
const { app, shop } = await createApp({
  settings,
  database,
  extend: (server) => {
    server.get('/slow', async () => {
      process.stdout.write('request started\n');
      await pause(1_000);
      return { done: true };
    });
  },
});
stopOnSignal(app, shop);
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
