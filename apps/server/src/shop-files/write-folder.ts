import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { stringify } from 'yaml';
import type { Database } from '../database/schema.ts';
import { sortKeys } from './canonical.ts';
import { readStored } from './compare.ts';
import type { FileContent, ShopKind } from './kind.ts';
import { kinds } from './kinds.ts';
import { isFileKey } from './read-folder.ts';
import { formatSchemaComment, writeSchemas } from './write-schemas.ts';

const EXTENSIONS = ['.yaml', '.yml', '.json'] as const;

/** The same content always gives the same text, so that version control shows only what changed. */
export function formatFile(kind: ShopKind, key: string, content: FileContent): string {
  const text = stringify(sortKeys(content), { lineWidth: 0, aliasDuplicateObjects: false });
  return `${formatSchemaComment(kind, key)}\n${text}`;
}

export interface WrittenFolder {
  readonly files: number;
  /** What has no file because its name does not fit one. */
  readonly skipped: readonly string[];
}

/** Writes what the shop has into a folder, over the files that it has already. */
export async function writeFolder(
  db: Kysely<Database>,
  folder: string,
  now: number,
): Promise<WrittenFolder> {
  const skipped: string[] = [];
  let files = 0;
  await writeSchemas(folder);
  for (const kind of kinds) {
    for (const [key, content] of await readStored(kind, db, now)) {
      const name = `${kind.folder}/${key}`;
      if (!isFileKey(kind, key)) {
        skipped.push(name);
        continue;
      }
      const path = join(folder, name);
      const extension = EXTENSIONS.find((one) => existsSync(path + one)) ?? EXTENSIONS[0];
      const text =
        extension === '.json'
          ? `${JSON.stringify(sortKeys(content), null, 2)}\n`
          : formatFile(kind, key, content);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path + extension, text);
      files++;
    }
  }
  return { files, skipped };
}
