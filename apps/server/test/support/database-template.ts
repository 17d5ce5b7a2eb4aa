import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { OpenDatabase } from '../../src/database/database.ts';
import { wrapPglite } from '../../src/database/embedded.ts';
import { migrate, readMigrations } from '../../src/database/migrate.ts';

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

/** Tests need no durability, so they use PGlite's default file system. */
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

const tarPath = (folder: string) => `${folder}.tar`;

async function createTemplate(folder: string) {
  const draft = `${folder}.${process.pid}.${performance.now()}`;
  await mkdir(dirname(folder), { recursive: true });
  const pglite = await openPlain({ dataDir: draft });
  const database = wrapPglite(pglite);
  await migrate(database.pool);
  const tar = await pglite.dumpDataDir('none');
  await writeFile(tarPath(draft), Buffer.from(await tar.arrayBuffer()));
  await database.close();
  // The folder is renamed last, so that its presence means that both exist. Another worker may have created it.
  await rename(tarPath(draft), tarPath(folder));
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
}

async function ensureTemplate(): Promise<string> {
  const template = await templateFolder();
  if (!(await exists(template))) await createTemplate(template);
  return template;
}

/** Opens a copy of the migrated template in memory. */
export async function openTemplate(): Promise<OpenDatabase> {
  const tar = await readFile(tarPath(await ensureTemplate()));
  return wrapPglite(await openPlain({ loadDataDir: new Blob([tar]) }));
}

/** Opens a copy of the migrated template in a folder, for tests with other processes. */
export async function openTemplateCopy(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'db');
  await cp(await ensureTemplate(), folder, { recursive: true });
  return wrapPglite(await openPlain({ dataDir: folder }));
}
