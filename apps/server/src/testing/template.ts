import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { OpenDatabase } from '../database/database.ts';
import { overPglite } from '../database/embedded.ts';
import { migrate, readMigrations } from '../database/migrate.ts';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/vitrine', import.meta.url));
const PGLITE = fileURLToPath(
  new URL('../package.json', import.meta.resolve('@electric-sql/pglite')),
);

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

const MEMORY = ['-c', 'shared_buffers=32MB'];

/** Tests need no durability, so they use PGlite's files as they come. */
const openPlain = (options: PGliteOptions) =>
  PGlite.create({ ...options, startParams: [...PGlite.defaultStartParams, ...MEMORY] });

async function templateFolder() {
  const migrations = await readMigrations();
  const hash = createHash('sha256')
    .update(await readFile(PGLITE))
    .update(JSON.stringify(migrations))
    .digest('hex')
    .slice(0, 16);
  return join(CACHE, `template-${hash}`);
}

const packed = (folder: string) => `${folder}.tar`;

async function makeTemplate(folder: string) {
  const draft = `${folder}.${process.pid}.${performance.now()}`;
  await mkdir(dirname(folder), { recursive: true });
  const pglite = await openPlain({ dataDir: draft });
  const database = overPglite(pglite);
  await migrate(database.pool);
  const tar = await pglite.dumpDataDir('none');
  await writeFile(packed(draft), Buffer.from(await tar.arrayBuffer()));
  await database.close();
  // The folder comes last: where there is one, both are there. Another worker's are as good.
  await rename(packed(draft), packed(folder));
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
}

async function readyTemplate(): Promise<string> {
  const template = await templateFolder();
  if (!(await exists(template))) await makeTemplate(template);
  return template;
}

/** Opens a prepared, migrated database in memory: nothing is copied, and nothing waits for a disk. */
export async function openTemplate(): Promise<OpenDatabase> {
  const tar = await readFile(packed(await readyTemplate()));
  return overPglite(await openPlain({ loadDataDir: new Blob([tar]) }));
}

/** Opens a copy of it in a folder, for tests that hand the folder on. */
export async function openTemplateCopy(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'db');
  await cp(await readyTemplate(), folder, { recursive: true });
  return overPglite(await openPlain({ dataDir: folder }));
}
