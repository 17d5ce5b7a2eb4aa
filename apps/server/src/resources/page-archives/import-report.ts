import type { PageImport } from '@vitrine/contract/admin';
import { migrateEntries } from '@vitrine/modules/schemas';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { checkEntries } from '../admin-pages/check-draft.ts';
import { findEntryProblems } from '../admin-pages/find-entry-problems.ts';
import { findPages } from '../admin-pages/page-rows.ts';
import { pickTarget, type RevisionTarget } from '../contents/choose-revision.ts';
import { SPACE } from '../contents/spaces.ts';
import { TARGET_COLUMNS } from '../contents/target-conditions.ts';
import type { ArchivedPage } from './archive-format.ts';
import type { PageArchiveDeps } from './deps.ts';
import { findMissingMedia } from './find-missing-media.ts';
import { findKnownBlocks } from './import-blocks.ts';
import {
  findImportFiles,
  IMPORT_MS,
  type ImportRow,
  listFiles,
  toImportFile,
} from './import-rows.ts';

const MAX_PROBLEMS = 500;

const toKey = (draft: RevisionTarget & { language: string }) =>
  JSON.stringify([draft.language, pickTarget(draft)]);

/** The audiences for which the page with this code has a draft. */
async function findAudiences(db: Kysely<Database>, code: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('content_drafts')
    .select(['language', ...TARGET_COLUMNS])
    .where('space', '=', SPACE)
    .where('code', '=', code)
    .execute();
  return new Set(rows.map(toKey));
}

/** The linked blocks that the page brings. One that this shop has is left as it is. */
async function listBlocks(db: Kysely<Database>, { blocks }: ArchivedPage) {
  const codes = blocks.map(({ code }) => code);
  const known = new Set(await findKnownBlocks(db, codes));
  return blocks.map(({ code, name, drafts }) => ({
    ...{ code, name },
    languages: drafts.map(({ language }) => language),
    isNew: !known.has(code),
  }));
}

async function listProblems(db: Kysely<Database>, page: ArchivedPage, now: number) {
  const problems: PageImport['problems'] = [];
  // The page brings its blocks; each is published by itself.
  const isOpen = ({ code }: { code: string }) => code !== 'block-unknown' || !page.blocks.length;
  for (const [draft, { language, entries: stored }] of page.drafts.entries()) {
    const entries = migrateEntries(stored, page.shapeVersion);
    const found = [
      ...findEntryProblems(entries),
      ...(await checkEntries(db, entries, { language, code: page.code }, now)).filter(isOpen),
    ];
    const codes = new Map(entries.map(({ id, code }) => [id, code]));
    const nameModule = (id: string | null) => codes.get(id ?? '') ?? '';
    problems.push(...found.map((one) => ({ ...one, draft, module: nameModule(one.entryId) })));
  }
  return problems.slice(0, MAX_PROBLEMS);
}

/** Tells what an uploaded page would become in this shop as it is now. */
export async function createReport(
  deps: PageArchiveDeps,
  db: Kysely<Database>,
  row: ImportRow,
): Promise<PageImport> {
  const now = deps.now();
  const { content: page } = row;
  const [existing] = await findPages(db, { code: page.code, now, size: 1 });
  const audiences = await findAudiences(db, page.code);
  const rows = new Map((await findImportFiles(db, row.id)).map((file) => [file.checksum, file]));
  return {
    id: row.id,
    fileName: row.file_name,
    code: page.code,
    name: page.name,
    existing: existing?.state ?? null,
    shopVersion: page.shopVersion,
    exportedAt: page.exportedAt,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    expiresAt: new Date(row.created_at.getTime() + IMPORT_MS).toISOString(),
    appliedTo: row.applied_to,
    drafts: page.drafts.map(({ entries, ...draft }) => ({
      ...draft,
      modules: entries.length,
      isNew: !audiences.has(toKey(draft)),
    })),
    blocks: await listBlocks(db, page),
    files: listFiles(page).map((media) => toImportFile(media, rows.get(media.checksum))),
    missing: await findMissingMedia(deps, page),
    problems: await listProblems(db, page, now),
  };
}
