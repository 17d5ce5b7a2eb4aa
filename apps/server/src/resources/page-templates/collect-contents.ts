import { otherLanguage } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { type DraftRow, findDraft, readDraftContent } from '../admin-pages/draft-rows.ts';
import { SPACE } from '../admin-pages/page-rows.ts';
import { isForTarget } from '../contents/target-conditions.ts';

/** The draft of the other language for the same audience. */
const findTranslation = (
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

/** The modules that a template keeps of a draft, and of the draft of the other language. */
export async function collectContents(
  trx: Transaction<Database>,
  draftId: string,
  hasOtherLanguage: boolean,
) {
  const draft = await findDraft(trx, draftId);
  if (draft.space !== SPACE) throw new ApiProblem('not-found');
  const translation = hasOtherLanguage ? await findTranslation(trx, draft) : undefined;
  const first = readDraftContent(draft);
  const contents = {
    [draft.language]: first,
    ...(translation && { [translation.language]: readDraftContent(translation) }),
  };
  return { first, contents };
}
