import { createApp } from '../../app/create-app.ts';
import { migrate } from '../../database/migrate.ts';
import { openDatabase } from '../../database/open.ts';
import { serveJobs } from '../../jobs/serve-jobs.ts';
import { readSettings } from '../../settings.ts';
import { stopOnSignal } from '../../stop.ts';

/** The shop as `main.ts` starts it, without its pages, which need a build. Run by tests of processes. */
const settings = readSettings(process.env);
const database = await openDatabase(settings);
await migrate(database.pool);
const { app, shop } = await createApp({ settings, database, extend: serveJobs });
stopOnSignal(app, shop);
const address = await app.listen({ host: settings.host, port: settings.port });
process.stdout.write(`ready on ${address}\n`);
