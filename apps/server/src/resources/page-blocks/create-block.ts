import { randomBytes } from 'node:crypto';
import type { RequestParts } from '@vitrine/contract';
import type { pageBlockCalls } from '@vitrine/contract/admin';
import { LANGUAGES, type Language, otherLanguage } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database, StoredEntry } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import type { AdminPageDeps } from '../admin-pages/deps.ts';
import {
  type DraftRow,
  findDraft,
  readDraftContent,
  type Save,
  toDraft,
} from '../admin-pages/draft-rows.ts';
import { findTranslation } from '../admin-pages/find-translation.ts';
import { insertDraft } from '../admin-pages/insert-draft.ts';
import { insertRevision } from '../admin-pages/revision-rows.ts';
import { BLOCK_SPACE } from '../contents/spaces.ts';

type NewBlock = RequestParts<(typeof pageBlockCalls)['createPageBlock']>['body'];
type Contents = Partial<Record<Language, readonly StoredEntry[]>>;

const RANDOM_BYTES = 5;
const RADIX = 36;

/** A code that sorts by the time of its block, and that no other shop gives to one of its own. */
export const createBlockCode = (now: number): string =>
  `b-${now.toString(RADIX)}-${randomBytes(RANDOM_BYTES).toString('hex')}`;

/** The same modules in the translation of their draft, if it has all of them. */
async function findTranslated(
  trx: Transaction<Database>,
  { draftId, language, entries }: NewBlock,
): Promise<Contents> {
  if (draftId === null) return {};
  const translation = await findTranslation(trx, await findDraft(trx, draftId));
  if (!translation || translation.language === language) return {};
  const known = new Map(readDraftContent(translation).entries.map((entry) => [entry.id, entry]));
  const found = entries.flatMap(({ id, code }) => {
    const entry = known.get(id);
    return entry?.code === code ? [entry] : [];
  });
  return found.length === entries.length ? { [otherLanguage(language)]: found } : {};
}

export interface InsertedBlock {
  readonly code: string;
  readonly name: string;
  readonly contents: Contents;
}

/** Adds a block with a draft for each language. */
export async function insertBlock(
  trx: Transaction<Database>,
  { code, name, contents }: InsertedBlock,
  save: Save,
): Promise<DraftRow[]> {
  const page = { space: BLOCK_SPACE, code, name, content_type: 'block' };
  await trx
    .insertInto('content_pages')
    .values({ ...page, created_at: new Date(save.at) })
    .execute();
  const drafts: DraftRow[] = [];
  for (const language of LANGUAGES) {
    const entries = contents[language];
    if (!entries) continue;
    const place = { space: BLOCK_SPACE, code, language };
    drafts.push(await insertDraft(trx, place, { title: name, entries }, save));
  }
  return drafts;
}

/** Publishes the first version of a block, as far as it may be: without a review, by who may publish. */
async function publishFirst(
  trx: Transaction<Database>,
  { settings, now }: AdminPageDeps,
  { operator }: OperatorContext,
  drafts: readonly DraftRow[],
): Promise<void> {
  if (settings.pageApproval || !operator.permissions.includes('content:publish')) return;
  for (const draft of drafts) {
    const { title, entries, problems } = toDraft(draft);
    if (problems.some(({ severity }) => severity === 'error')) continue;
    await insertRevision(
      trx,
      {
        audience: draft,
        content: { title, entries },
        window: { startsAt: null, endsAt: null, note: '' },
        author: operator.name,
        source: { draftId: draft.id, version: draft.version },
      },
      now(),
    );
  }
}

/** Saves modules of a page as a block, with their translation, and answers its code. */
export async function createBlock(
  trx: Transaction<Database>,
  deps: AdminPageDeps,
  context: OperatorContext,
  body: NewBlock,
): Promise<string> {
  const at = deps.now();
  const { name, language, entries } = body;
  const code = createBlockCode(at);
  const contents = { ...(await findTranslated(trx, body)), [language]: entries };
  const save = { operator: context.operator, note: '', at };
  const drafts = await insertBlock(trx, { code, name, contents }, save);
  await publishFirst(trx, deps, context, drafts);
  return code;
}
