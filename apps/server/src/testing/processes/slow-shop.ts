import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from '../../app/create-app.ts';
import { migrate } from '../../database/migrate.ts';
import { openDatabase } from '../../database/open.ts';
import { readSettings } from '../../settings.ts';
import { stopOnSignal } from '../../stop.ts';

/** A shop with one slow answer. Run by stop.test.ts. */
const settings = readSettings(process.env);
const database = await openDatabase(settings);
await migrate(database.pool);
const { app, shop } = await createApp({
  settings,
  database,
  extend: (server) => {
    server.get('/slow', async () => {
      process.stdout.write('asked\n');
      await pause(1_000);
      return { done: true };
    });
  },
});
stopOnSignal(app, shop);
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
