import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../json/parse-json.ts';
import { OWNER_ONLY } from '../owner-only.ts';

const PLAIN_FORMAT = 1;
/** Former releases cannot read encrypted tables. */
const ENCRYPTED_FORMAT = 2;
const FILE = 'backup.json';
const MAX_ENTRIES = 10_000;

const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

const manifestSchema = z.object({
  format: z.union([z.literal(PLAIN_FORMAT), z.literal(ENCRYPTED_FORMAT)]),
  /** The key that the tables are encrypted with. */
  keyId: z.string().optional(),
  createdAt: z.iso.datetime(),
  /** The migrations of the database, by which a release tells whether it can restore the backup. */
  migrations: z
    .array(z.object({ number: z.int(), name: z.string(), checksum: z.string() }))
    .min(1)
    .max(MAX_ENTRIES),
  tables: z.array(z.object({ name, rows: z.int().min(0), sha256: z.string() })).max(MAX_ENTRIES),
  sequences: z.array(z.object({ name, value: z.string().regex(/^-?\d+$/) })).max(MAX_ENTRIES),
  folders: z.array(z.enum(['images', 'videos', 'private'])),
});

/** What a backup contains. It is written last, so a folder without it is no complete backup. */
export type Manifest = z.output<typeof manifestSchema>;
export type BackedUpTable = Manifest['tables'][number];

/** The backup cannot be made or restored. The message says why. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const writeManifest = (folder: string, manifest: Omit<Manifest, 'format'>) =>
  writeFile(
    join(folder, FILE),
    `${JSON.stringify({ format: manifest.keyId ? ENCRYPTED_FORMAT : PLAIN_FORMAT, ...manifest }, null, 2)}\n`,
    { mode: OWNER_ONLY.file },
  );

export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(parseJson(await readFile(join(folder, FILE), 'utf8')));
  } catch (cause) {
    throw new BackupError(`${folder} contains no complete backup of this format`, { cause });
  }
}
