import type { BlockContent } from '@vitrine/contract/admin';
import { type Language, otherLanguage } from '@vitrine/kit';
import { migrateEntries } from '@vitrine/modules/schemas';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { notFound } from '../../http/api-problem.ts';
import { readDraftContent } from '../admin-pages/draft-rows.ts';
import { toShopper } from '../admin-pages/revision-rows.ts';
import { chooseRevision, EVERYBODY } from '../contents/choose-revision.ts';
import { findRevisions } from '../contents/queries.ts';
import { BLOCK_SPACE, PUBLIC_ENVIRONMENT } from '../contents/spaces.ts';
import { findBlockDrafts } from './block-rows.ts';

/** What is published of a block in a language. */
async function findPublished(db: Kysely<Database>, code: string, language: Language, now: number) {
  const space = { space: BLOCK_SPACE, environment: PUBLIC_ENVIRONMENT, codes: [code] };
  const candidates = await findRevisions(db, { ...space, contentType: undefined });
  const chosen = chooseRevision(candidates, toShopper(EVERYBODY, language), now);
  if (!chosen) return undefined;
  return db
    .selectFrom('content_revisions')
    .select(['language', 'entries', 'version', 'draft_id', 'draft_version'])
    .where('id', '=', chosen.id)
    .executeTakeFirst();
}

/** What a block shows in a language. One that was deleted still has what pages of before show. */
export async function findBlockContent(
  db: Kysely<Database>,
  code: string,
  language: Language,
  now: number,
): Promise<BlockContent> {
  const page = await db
    .selectFrom('content_pages')
    .select(['name', 'archived_at'])
    .where('space', '=', BLOCK_SPACE)
    .where('code', '=', code)
    .executeTakeFirstOrThrow(notFound);
  const drafts = await findBlockDrafts(db, [code]);
  const ofLanguage = (one: Language) => drafts.find((draft) => draft.language === one);
  const own = ofLanguage(language);
  const draft = own ?? ofLanguage(otherLanguage(language));
  const published = await findPublished(db, code, language, now);
  const entries = published
    ? migrateEntries(published.entries, published.version)
    : draft && [...readDraftContent(draft).entries];
  return {
    code,
    name: page.name || code,
    language,
    isPublished: published !== undefined,
    isDeleted: page.archived_at !== null,
    hasChanges:
      own !== undefined &&
      (published?.draft_id !== own.id || published.draft_version !== own.version),
    draftId: draft?.id ?? null,
    entries: entries ?? [],
  };
}
