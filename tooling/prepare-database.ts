import './require-node.mjs';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openEmbedded } from '../apps/server/src/database/embedded.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import {
  PREPARED_DATABASE,
  stampPreparedDatabase,
} from '../apps/server/src/database/prepared-database.ts';

/** Creates the empty database that new shops begin with. Run by the build. */
mkdirSync(dirname(PREPARED_DATABASE), { recursive: true });
const draft = mkdtempSync(`${PREPARED_DATABASE}-`);
const database = await openEmbedded(draft);
await migrate(database.pool);
await database.pool.query('checkpoint');
await database.close();
await stampPreparedDatabase(join(draft, 'db'));
rmSync(PREPARED_DATABASE, { recursive: true, force: true });
renameSync(join(draft, 'db'), PREPARED_DATABASE);
rmSync(draft, { recursive: true });
