import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { computeEtag } from '../http/etag.ts';
import { STATIC_TYPES, type StaticFile } from './static-files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long files of former builds stay, for pages that were opened before a release. */
const RETENTION_MS = 7 * DAY_MS;

/** Files whose names change with their content. */
const HASHED = /^[\w-]+-[\w-]{8}\.(?:js|css|svg)$/;
/** The suffix of each encoding of a file. */
const SUFFIXES = { plain: '', brotli: '.br', gzip: '.gz' } as const;
const ENCODINGS = ['plain', 'brotli', 'gzip'] as const;

const isDraft = (name: string) => name.endsWith('.draft');

async function keepFile(folder: string, name: string, file: StaticFile, now: number) {
  for (const encoding of ENCODINGS) {
    const path = join(folder, `${name}${SUFFIXES[encoding]}`);
    const time = new Date(now);
    if (await utimes(path, time, time).catch(() => 'missing')) {
      const draft = `${path}.${randomUUID()}.draft`;
      await writeFile(draft, file[encoding]);
      await rename(draft, path);
      await utimes(path, time, time);
    }
  }
}

async function deleteExpired(folder: string, now: number) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => undefined);
    const keptMs = isDraft(name) ? DAY_MS : RETENTION_MS;
    if (file && file.mtimeMs < now - keptMs) await rm(path, { force: true });
  }
}

/** Keeps the files of this build for later releases, and forgets those that are too old. */
export async function keepFiles(
  folder: string,
  files: ReadonlyMap<string, StaticFile>,
  now = Date.now(),
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, file] of files) if (HASHED.test(name)) await keepFile(folder, name, file, now);
  await deleteExpired(folder, now);
}

/** Reads a file of a former build. */
export async function readFormerFile(
  folder: string,
  name: string,
): Promise<StaticFile | undefined> {
  const type = STATIC_TYPES[extname(name)];
  if (!type || !HASHED.test(name)) return undefined;
  const read = (encoding: (typeof ENCODINGS)[number]) =>
    readFile(join(folder, `${name}${SUFFIXES[encoding]}`));
  try {
    const [plain, brotli, gzip] = await Promise.all([read('plain'), read('brotli'), read('gzip')]);
    return { type, etag: computeEtag(plain), plain, brotli, gzip };
  } catch {
    return undefined;
  }
}
