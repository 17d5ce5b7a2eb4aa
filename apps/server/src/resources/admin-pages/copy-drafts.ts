import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { SPACE } from '../contents/spaces.ts';
import type { Save } from './draft-rows.ts';
import { keepSave } from './keep-save.ts';

/** Copies every draft of a page to another page. */
export async function copyDrafts(
  trx: Transaction<Database>,
  { from, to }: { from: string; to: string },
  operator: Save['operator'],
  now: number,
): Promise<void> {
  const drafts = await trx
    .selectFrom('content_drafts')
    .selectAll()
    .where('space', '=', SPACE)
    .where('code', '=', from)
    .orderBy('id')
    .execute();
  for (const { id: _, saved_at, version, entries, ...draft } of drafts) {
    const row = await trx
      .insertInto('content_drafts')
      .values({
        ...draft,
        code: to,
        entries: JSON.stringify(entries),
        saved_by: operator.name,
        saved_by_id: operator.operatorId,
        saved_at: new Date(now),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await keepSave(trx, row);
  }
}
