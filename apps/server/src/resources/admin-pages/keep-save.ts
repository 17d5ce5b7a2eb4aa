import type { Selectable, Transaction } from 'kysely';
import type { ContentDraftsTable } from '../../database/schema/content.ts';
import type { Database } from '../../database/schema.ts';

/** How many saves of a draft are kept. */
const KEPT_SAVES = 100;
/** Automatic saves of one operator replace each other for so long. */
const AUTOMATIC_MS = 10 * 60_000;

type DraftRow = Selectable<ContentDraftsTable>;

/**
 * Since when this operator has saved automatically, if the save before belongs to that. It is then replaced, unless
 * it was published.
 */
async function replaceAutomaticSave(
  trx: Transaction<Database>,
  { id, version, saved_by, saved_at }: DraftRow,
): Promise<Date> {
  const replaced = await trx
    .deleteFrom('content_draft_saves')
    .where('draft_id', '=', id)
    .where('version', '=', version - 1)
    .where('saved_by', '=', saved_by)
    .where('automatic_since', '>', new Date(saved_at.getTime() - AUTOMATIC_MS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('content_revisions')
            .select('content_revisions.id')
            .where('content_revisions.draft_id', '=', id)
            .where('content_revisions.draft_version', '=', version - 1),
        ),
      ),
    )
    .returning('automatic_since')
    .executeTakeFirst();
  return replaced?.automatic_since ?? saved_at;
}

/** Keeps the draft as it is now, and forgets saves that are too old. */
export async function keepSave(
  trx: Transaction<Database>,
  row: DraftRow,
  isAutomatic = false,
): Promise<void> {
  const { title, shape_version, entries, note, saved_by, saved_at, version } = row;
  const automatic_since = isAutomatic ? await replaceAutomaticSave(trx, row) : null;
  const content = { title, shape_version, entries: JSON.stringify(entries), note };
  await trx
    .insertInto('content_draft_saves')
    .values({ ...content, draft_id: row.id, version, saved_by, saved_at, automatic_since })
    .execute();
  await trx
    .deleteFrom('content_draft_saves')
    .where('draft_id', '=', row.id)
    .where('version', '<=', (query) =>
      query
        .selectFrom('content_draft_saves')
        .select('version')
        .where('draft_id', '=', row.id)
        .orderBy('version', 'desc')
        .offset(KEPT_SAVES)
        .limit(1),
    )
    .execute();
}
