import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** An open studio repeats that it is open every 15 seconds; one that has missed two of them has left. */
const EDITOR_MS = 40_000;

interface Editor {
  readonly name: string;
  readonly at: number;
  readonly isOpen: boolean;
}

/** Notes that a studio has a draft open, or has left it, and forgets those that are silent. */
export async function keepEditor(
  db: Kysely<Database>,
  draftId: string,
  editorId: string,
  { name, at, isOpen }: Editor,
): Promise<void> {
  await db
    .deleteFrom('content_draft_editors')
    .where('draft_id', '=', draftId)
    .where(({ or, eb }) =>
      or([
        eb('seen_at', '<', new Date(at - EDITOR_MS)),
        ...(isOpen ? [] : [eb('editor_id', '=', editorId)]),
      ]),
    )
    .execute();
  if (!isOpen) return;
  const seen = { name, seen_at: new Date(at) };
  await db
    .insertInto('content_draft_editors')
    .values({ ...seen, draft_id: draftId, editor_id: editorId })
    .onConflict((conflict) => conflict.columns(['draft_id', 'editor_id']).doUpdateSet(seen))
    .execute();
}

/** Who has a draft open now, the first to come first. */
export async function findEditors(db: Kysely<Database>, draftId: string, now: number) {
  const rows = await db
    .selectFrom('content_draft_editors')
    .select(['editor_id', 'name', 'seen_at'])
    .where('draft_id', '=', draftId)
    .where('seen_at', '>=', new Date(now - EDITOR_MS))
    .orderBy('name')
    .orderBy('editor_id')
    .execute();
  return rows.map(({ editor_id, name, seen_at }) => ({
    id: editor_id,
    name,
    seenAt: seen_at.toISOString(),
  }));
}
