import { basename } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type ImportImages, knownImages } from './import-images.ts';

/** A file of the library may be named with or without what its name ends with. */
const listNames = (name: string): string[] => {
  const lower = basename(name).toLowerCase();
  return [...new Set([lower, lower.replace(/\.(?:jpe?g|png|webp|avif|tbi)$/, '')])];
};

/** The images of the library by the names of their files; of several with one name the newest counts. */
export function openLibraryImages(db: Kysely<Database>): ImportImages {
  const found = new Map<string, string>();

  async function findNames(names: readonly string[]): Promise<void> {
    const wanted = [...new Set(names.flatMap(listNames))].filter((name) => !found.has(name));
    if (wanted.length === 0) return;
    const rows = await db
      .selectFrom('media_files')
      .select(['key', sql<string>`lower(name)`.as('name')])
      .where('kind', '=', 'image')
      .where('state', '=', 'stored')
      .where((where) => where(sql`lower(name)`, '=', sql`any(${sql.val(wanted)}::text[])`))
      .orderBy('id')
      .execute();
    for (const { name, key } of rows) found.set(name, key);
  }

  return {
    prepare: findNames,
    findKey: (name) =>
      listNames(name).flatMap((each) => found.get(each) ?? [])[0] ?? knownImages.findKey(name),
    findProblem: knownImages.findProblem,
  };
}
