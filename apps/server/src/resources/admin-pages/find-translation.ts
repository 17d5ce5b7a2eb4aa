import { otherLanguage } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isForTarget } from '../contents/target-conditions.ts';
import type { DraftRow } from './draft-rows.ts';

/** The draft of the other language for the same audience. */
export const findTranslation = (
  trx: Transaction<Database>,
  draft: DraftRow,
): Promise<DraftRow | undefined> =>
  trx
    .selectFrom('content_drafts')
    .selectAll()
    .where('space', '=', draft.space)
    .where('code', '=', draft.code)
    .where('language', '=', otherLanguage(draft.language))
    .where((eb) => eb.and(isForTarget(eb, draft)))
    .executeTakeFirst();
