import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { SPACE } from '../contents/spaces.ts';
import { type DraftContent, type DraftRow, type Save, toContentColumns } from './draft-rows.ts';
import { keepSave } from './keep-save.ts';

type NewDraft = Pick<DraftRow, 'code' | 'language'> &
  Partial<Pick<DraftRow, 'space' | 'country' | 'gender' | 'benefit'>>;

/** Adds the draft of a language and audience to a page, with its first save. */
export async function insertDraft(
  trx: Transaction<Database>,
  draft: NewDraft,
  content: DraftContent,
  save: Save,
): Promise<DraftRow> {
  const row = await trx
    .insertInto('content_drafts')
    .values({ space: SPACE, ...draft, ...toContentColumns(content, save) })
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepSave(trx, row);
  return row;
}
