import { migrateEntries } from '@vitrine/modules/schemas';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Save } from '../admin-pages/draft-rows.ts';
import { BLOCK_SPACE } from '../contents/spaces.ts';
import { insertBlock } from '../page-blocks/create-block.ts';
import type { ArchivedBlock } from './archive-format.ts';
import { type MediaName, renameMedia } from './media-names.ts';

/** The codes of the blocks that this shop has, deleted ones too. A code names the same block in every shop. */
export async function findKnownBlocks(
  db: Kysely<Database>,
  codes: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('content_pages')
    .select('code')
    .where('space', '=', BLOCK_SPACE)
    .where('code', 'in', [...codes, ''])
    .execute();
  return rows.map(({ code }) => code);
}

interface ImportBlockOptions {
  readonly shapeVersion: number;
  readonly rename: (media: MediaName) => string;
  readonly save: Save;
}

/** Adds a linked block of an uploaded page, unpublished. One that this shop has keeps its own modules. */
export async function importBlock(
  trx: Transaction<Database>,
  { code, name, drafts }: ArchivedBlock,
  { shapeVersion, rename, save }: ImportBlockOptions,
): Promise<void> {
  const known = await trx
    .updateTable('content_pages')
    .set({ archived_at: null })
    .where('space', '=', BLOCK_SPACE)
    .where('code', '=', code)
    .returning('code')
    .executeTakeFirst();
  if (known) return;
  const contents = Object.fromEntries(
    drafts.map(({ language, entries }) => [
      language,
      renameMedia(migrateEntries(entries, shapeVersion), rename),
    ]),
  );
  await insertBlock(trx, { code, name, contents }, save);
}
