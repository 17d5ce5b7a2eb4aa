import type { PageRevision, PublicationInput } from '@vitrine/contract/admin';
import { LANGUAGES, type Language } from '@vitrine/kit';
import { currentPageVersion } from '@vitrine/modules/schemas';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ContentRevisionsTable } from '../../database/schema/content.ts';
import type { Database } from '../../database/schema.ts';
import { notFound } from '../../http/api-problem.ts';
import {
  type ContentAudience,
  chooseRevision,
  pickTarget,
  type RevisionTarget,
} from '../contents/choose-revision.ts';
import { cleanEntries } from '../contents/clean-entries.ts';
import { findRevisions } from '../contents/queries.ts';
import { findRunningTests, includesLanguage, type RunningTest } from '../contents/running-tests.ts';
import { BLOCK_SPACE, PUBLIC_ENVIRONMENT, SPACE } from '../contents/spaces.ts';
import type { DraftContent } from './draft-rows.ts';

export type RevisionRow = Omit<Selectable<ContentRevisionsTable>, 'entries'>;
export type RevisionAudience = Pick<
  RevisionRow,
  'space' | 'code' | 'language' | keyof RevisionTarget
>;
type Candidates = Awaited<ReturnType<typeof findRevisions>>;

const COLUMNS = [
  'id',
  'space',
  'code',
  'environment',
  'language',
  'country',
  'gender',
  'benefit',
  'platform',
  'visitor',
  'arm',
  'version',
  'title',
  'starts_at',
  'ends_at',
  'published_at',
  'created_at',
  'author',
  'note',
  'withdrawn_at',
  'draft_id',
  'draft_version',
] as const;

const findLanguageOf = ({ language }: RevisionAudience) =>
  LANGUAGES.find((one) => one === language);

export function getRevisionState(
  { published_at, starts_at, ends_at }: RevisionRow,
  now: number,
): PageRevision['state'] {
  if (published_at === null) return 'withdrawn';
  if (ends_at !== null && ends_at.getTime() <= now) return 'ended';
  return starts_at !== null && starts_at.getTime() > now ? 'upcoming' : 'open';
}

/** What decides which revision of a page is shown at a time. */
export interface PageFacts {
  readonly candidates: Candidates;
  readonly tests: readonly RunningTest[];
  readonly now: number;
}

/** A visitor for whom something of a target is meant. */
export const toShopper = (target: RevisionTarget, language: Language): ContentAudience => ({
  language,
  country: target.country ?? '',
  gender: target.gender ?? undefined,
  benefits: target.benefit === null ? [] : [target.benefit],
  platform: target.platform ?? undefined,
  visitor: target.visitor ?? undefined,
  arm: target.arm ?? undefined,
});

/** Whether the audience of a revision sees it, and not another one. B is seen while a test runs. */
export function isShown(row: RevisionRow, { candidates, tests, now }: PageFacts): boolean {
  const language = findLanguageOf(row);
  if (!language) return false;
  const isTested = tests.some((test) => includesLanguage(test, language));
  const shopper = { ...toShopper(row, language), ...(isTested ? {} : { arm: undefined }) };
  return chooseRevision(candidates, shopper, now)?.id === row.id;
}

const formatTime = (time: Date | null) => time?.toISOString() ?? null;

function toRevision(row: RevisionRow, facts: PageFacts): PageRevision[] {
  const language = findLanguageOf(row);
  if (!language) return [];
  const { id, code: page, title, author, note } = row;
  return [
    {
      ...{ id, page, language, ...pickTarget(row), title, author, note },
      publishedAt: (row.published_at ?? row.created_at).toISOString(),
      startsAt: formatTime(row.starts_at),
      endsAt: formatTime(row.ends_at),
      withdrawnAt: formatTime(row.withdrawn_at),
      draftId: row.draft_id,
      draftVersion: row.draft_version,
      state: getRevisionState(row, facts.now),
      isShown: isShown(row, facts),
    },
  ];
}

/** A page of the storefront, or a block. */
type PageKey = Pick<RevisionRow, 'space' | 'code'>;

/** The revisions of a page as operators see them. */
export async function presentRevisions(
  db: Kysely<Database>,
  { space, code }: PageKey,
  rows: readonly RevisionRow[],
  now: number,
): Promise<PageRevision[]> {
  const page = { space, environment: PUBLIC_ENVIRONMENT, codes: [code] };
  const candidates = await findRevisions(db, { ...page, contentType: undefined });
  const facts = { candidates, tests: await findRunningTests(db, code), now };
  return rows.flatMap((row) => toRevision(row, facts));
}

/** The revisions of a page before an id, the newest first, and one more than a page of the list. */
export const findPageRevisions = (
  db: Kysely<Database>,
  { space, code, size, before }: PageKey & { size: number; before: string | undefined },
): Promise<RevisionRow[]> =>
  db
    .selectFrom('content_revisions')
    .select(COLUMNS)
    .where('space', '=', space)
    .where('environment', '=', PUBLIC_ENVIRONMENT)
    .where('code', '=', code)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .where('language', 'in', LANGUAGES)
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();

/** Locks a revision against other changes. */
export async function lockRevision(trx: Transaction<Database>, id: string) {
  const row = await trx
    .selectFrom('content_revisions')
    .selectAll()
    .where('id', '=', id)
    .where('space', 'in', [SPACE, BLOCK_SPACE])
    .where('environment', '=', PUBLIC_ENVIRONMENT)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  return row;
}

export const withdrawRevision = (
  trx: Transaction<Database>,
  id: string,
  now: number,
): Promise<RevisionRow> =>
  trx
    .updateTable('content_revisions')
    .set({ published_at: null, withdrawn_at: new Date(now) })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

interface Publication {
  readonly audience: RevisionAudience;
  readonly content: DraftContent;
  readonly window: PublicationInput;
  readonly author: string;
  /** The version of the draft that is published. */
  readonly source?: { readonly draftId: string; readonly version: number };
}

/** Stores what is published from now or a later time on. A trigger notifies every process at the commit. */
export function insertRevision(
  trx: Transaction<Database>,
  { audience, content, window, author, source }: Publication,
  now: number,
): Promise<RevisionRow> {
  const { space, code, language } = audience;
  const isLater = window.startsAt !== null && Date.parse(window.startsAt) > now;
  return trx
    .insertInto('content_revisions')
    .values({
      ...{ space, environment: PUBLIC_ENVIRONMENT },
      ...{ code, language, ...pickTarget(audience), author },
      draft_id: source?.draftId ?? null,
      draft_version: source?.version ?? null,
      title: content.title,
      note: window.note,
      version: currentPageVersion(),
      entries: JSON.stringify(cleanEntries(content.entries)),
      starts_at: isLater ? window.startsAt : null,
      ends_at: window.endsAt,
      published_at: new Date(now),
      created_at: new Date(now),
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}
