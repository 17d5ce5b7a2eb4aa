import type { PreviewClaims } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import {
  type ContentAudience,
  chooseRevision,
  pickTarget,
  type RevisionTarget,
} from './choose-revision.ts';
import type { StoredPage } from './deliver-page.ts';
import type { FoundPreview } from './preview-rows.ts';
import { findEntries, findRevisions } from './queries.ts';
import { PUBLIC_ENVIRONMENT, SPACE } from './spaces.ts';

type PreviewedDraft = RevisionTarget & { readonly code: string; readonly language: Language };

/** The shopper of a preview. */
export const toPreviewAudience = (claims: PreviewClaims, language: Language): ContentAudience => ({
  ...claims,
  language,
  gender: claims.gender ?? undefined,
  arm: claims.arm ?? undefined,
});

/**
 * Chooses what the shopper of a preview would see if the draft were published: the draft, or a revision that
 * is meant for them more exactly. Undefined: they would see no page.
 */
export async function choosePreviewed(
  db: Kysely<Database>,
  { code, language, ...target }: PreviewedDraft,
  claims: PreviewClaims,
  now: number,
): Promise<'draft' | { readonly revisionId: string } | undefined> {
  const at = claims.at === null ? now : Date.parse(claims.at);
  const page = { space: SPACE, environment: PUBLIC_ENVIRONMENT, codes: [code] };
  const revisions = await findRevisions(db, { ...page, contentType: undefined });
  const draft = {
    ...{ id: 'draft', language, ...pickTarget(target) },
    ...{ startsAt: null, endsAt: null, publishedAt: new Date(at) },
  };
  const chosen = chooseRevision([draft, ...revisions], toPreviewAudience(claims, language), at);
  if (!chosen) return undefined;
  return chosen === draft ? 'draft' : { revisionId: chosen.id };
}

/** Finds the page that a preview shows. */
export async function findPreviewedPage(
  db: Kysely<Database>,
  { shown, draft }: FoundPreview,
  now: number,
): Promise<StoredPage | undefined> {
  const { page: code, language } = shown;
  const chosen = await choosePreviewed(db, { ...draft, code, language }, shown, now);
  if (chosen === 'draft') return { code, version: draft.version, entries: draft.entries };
  return chosen && (await findEntries(db, [chosen.revisionId]))[0];
}
