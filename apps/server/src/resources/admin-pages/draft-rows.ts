import type { DraftSummary } from '@vitrine/contract/admin';
import { currentPageVersion, migrateEntries } from '@vitrine/modules/schemas';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ContentDraftsTable } from '../../database/schema/content.ts';
import type { Database, StoredEntry } from '../../database/schema.ts';
import { notFound } from '../../http/api-problem.ts';
import type { OperatorIdentity } from '../../http/operator-access.ts';
import { pickTarget } from '../contents/choose-revision.ts';
import { BLOCK_SPACE, SPACE } from '../contents/spaces.ts';
import { cleanDraftEntries } from './clean-draft.ts';
import { findEntryProblems } from './find-entry-problems.ts';
import { keepSave } from './keep-save.ts';

export type DraftRow = Selectable<ContentDraftsTable>;

export const toDraftSummary = (row: Omit<DraftRow, 'entries'>): DraftSummary => ({
  id: row.id,
  page: row.code,
  isBlock: row.space === BLOCK_SPACE,
  language: row.language,
  ...pickTarget(row),
  title: row.title,
  note: row.note,
  savedBy: row.saved_by,
  savedAt: row.saved_at.toISOString(),
  version: row.version,
});

/** The modules in their current shape. */
const readDraftEntries = ({
  entries,
  shape_version,
}: Pick<DraftRow, 'entries' | 'shape_version'>) => migrateEntries(entries, shape_version);

export const readDraftContent = (row: DraftRow): DraftContent => ({
  title: row.title,
  entries: readDraftEntries(row),
});

export function toDraft(row: DraftRow) {
  const entries = readDraftEntries(row);
  return { ...toDraftSummary(row), entries, problems: findEntryProblems(entries) };
}

export function findDraft(db: Kysely<Database>, id: string): Promise<DraftRow> {
  return db
    .selectFrom('content_drafts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
}

/** Locks a draft against other saves. */
export function lockDraft(trx: Transaction<Database>, id: string): Promise<DraftRow> {
  return trx
    .selectFrom('content_drafts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

export const findDraftSummaries = async (db: Kysely<Database>, code: string) =>
  (
    await db
      .selectFrom('content_drafts')
      .selectAll()
      .where('space', '=', SPACE)
      .where('code', '=', code)
      .orderBy('id')
      .execute()
  ).map(toDraftSummary);

export interface DraftContent {
  readonly title: string;
  readonly entries: readonly StoredEntry[];
}

export interface Save {
  readonly operator: Pick<OperatorIdentity, 'operatorId' | 'name'>;
  readonly note: string;
  readonly at: number;
  readonly isAutomatic?: boolean;
}

export const toContentColumns = (
  { title, entries }: DraftContent,
  { operator, note, at }: Save,
) => ({
  title,
  shape_version: currentPageVersion(),
  entries: JSON.stringify(cleanDraftEntries(entries)),
  note,
  saved_by: operator.name,
  saved_by_id: operator.operatorId,
  saved_at: new Date(at),
});

/** Writes the next version of a draft that is locked. */
export async function writeDraft(
  trx: Transaction<Database>,
  before: DraftRow,
  content: DraftContent,
  save: Save,
): Promise<DraftRow> {
  const row = await trx
    .updateTable('content_drafts')
    .set({ ...toContentColumns(content, save), version: before.version + 1 })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepSave(trx, row, save.isAutomatic);
  return row;
}

/** A draft or revision whose modules another draft begins with. */
export async function findDraftContent(
  db: Kysely<Database>,
  { type, id }: { type: 'draft' | 'revision'; id: string },
  space: string = SPACE,
): Promise<DraftContent> {
  if (type === 'draft') return readDraftContent(await findDraft(db, id));
  const row = await db
    .selectFrom('content_revisions')
    .select(['title', 'entries', 'version'])
    .where('id', '=', id)
    .where('space', '=', space)
    .executeTakeFirstOrThrow(notFound);
  return { title: row.title, entries: migrateEntries(row.entries, row.version) };
}
