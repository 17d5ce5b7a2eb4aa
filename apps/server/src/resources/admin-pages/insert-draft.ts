import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { EVERYBODY, pickTarget, type RevisionTarget } from '../contents/choose-revision.ts';
import { SPACE } from '../contents/spaces.ts';
import { isForTarget } from '../contents/target-conditions.ts';
import { type DraftContent, type DraftRow, type Save, toContentColumns } from './draft-rows.ts';
import { keepSave } from './keep-save.ts';

type DraftPlace = Pick<DraftRow, 'code' | 'language'>;
type NewDraft = DraftPlace & Partial<RevisionTarget & Pick<DraftRow, 'space'>>;

/** Adds the draft of a language and target to a page, with its first save. */
export async function insertDraft(
  trx: Transaction<Database>,
  { space = SPACE, code, language, ...target }: NewDraft,
  content: DraftContent,
  save: Save,
): Promise<DraftRow> {
  const row = await trx
    .insertInto('content_drafts')
    .values({
      ...{ space, code, language, ...pickTarget({ ...EVERYBODY, ...target }) },
      ...toContentColumns(content, save),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepSave(trx, row);
  return row;
}

/** Finds and locks the draft that a page has for a language and target. */
export const lockDraftFor = (
  trx: Transaction<Database>,
  place: DraftPlace & RevisionTarget,
): Promise<DraftRow | undefined> =>
  trx
    .selectFrom('content_drafts')
    .selectAll()
    .where('space', '=', SPACE)
    .where('code', '=', place.code)
    .where('language', '=', place.language)
    .where((eb) => eb.and(isForTarget(eb, place)))
    .forUpdate()
    .executeTakeFirst();
