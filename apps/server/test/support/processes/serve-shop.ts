import { flushCompileCache } from 'node:module';
import { createApp } from '../../../src/app/create-app.ts';
import { registerJobs } from '../../../src/app/serve-jobs.ts';
import { migrate } from '../../../src/database/migrate.ts';
import { openDatabase } from '../../../src/database/open.ts';
import { readSettings } from '../../../src/settings.ts';
import { stopOnSignal } from '../../../src/stop-on-signal.ts';

/** Starts the server like `main.ts`, without the pages, which need a build. Run by tests of processes. */
const settings = readSettings(process.env);
const database = await openDatabase(settings);
await migrate(database.pool);
const { app, shop } = await createApp({ settings, database, extend: registerJobs });
stopOnSignal(app, shop);
const origin = await app.listen({ host: settings.host, port: settings.port });
process.stdout.write(`ready on ${origin}\n`);
// A killed process would store nothing of what it compiled, and every start would compile it again.
flushCompileCache();
