import type { DraftSave } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { notFound } from '../../http/api-problem.ts';

const MAX_VERSION = '2147483647';

/** The saves of a draft before a version, the newest first, and one more than a page. */
export const findSaves = (
  db: Kysely<Database>,
  draftId: string,
  size: number,
  before: string = MAX_VERSION,
) =>
  db
    .selectFrom('content_draft_saves as save')
    .select(['version', 'title', 'note', 'saved_by', 'saved_at', 'automatic_since'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('content_revisions')
            .select('id')
            .whereRef('content_revisions.draft_id', '=', 'save.draft_id')
            .whereRef('content_revisions.draft_version', '=', 'save.version'),
        )
        .$castTo<boolean>()
        .as('is_published'),
    )
    .where('draft_id', '=', draftId)
    .where('version', '<', Math.min(Number(before), Number(MAX_VERSION)))
    .orderBy('version', 'desc')
    .limit(size + 1)
    .execute();

export const toSave = (row: Awaited<ReturnType<typeof findSaves>>[number]): DraftSave => ({
  version: row.version,
  title: row.title,
  note: row.note,
  savedBy: row.saved_by,
  savedAt: row.saved_at.toISOString(),
  isAutomatic: row.automatic_since !== null,
  isPublished: row.is_published,
});

export async function findSave(db: Kysely<Database>, draftId: string, version: number) {
  const row = await db
    .selectFrom('content_draft_saves')
    .select(['version', 'title', 'shape_version', 'entries', 'note', 'saved_by', 'saved_at'])
    .where('draft_id', '=', draftId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow(notFound);
  return row;
}
