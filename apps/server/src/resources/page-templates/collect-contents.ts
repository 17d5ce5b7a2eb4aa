import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { findDraft, readDraftContent } from '../admin-pages/draft-rows.ts';
import { findTranslation } from '../admin-pages/find-translation.ts';
import { SPACE } from '../contents/spaces.ts';

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
