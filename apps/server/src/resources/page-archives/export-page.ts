import { MAX_PAGE_ENTRIES } from '@vitrine/contract/admin/page-limits';
import { currentPageVersion } from '@vitrine/modules/schemas';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { type DraftRow, readDraftContent } from '../admin-pages/draft-rows.ts';
import { findPage } from '../admin-pages/page-rows.ts';
import { pickTarget } from '../contents/choose-revision.ts';
import { SPACE } from '../contents/spaces.ts';
import {
  type ArchivedMedia,
  MAX_ARCHIVE_BYTES,
  MAX_FILE_BYTES,
  MAX_FILES,
} from './archive-format.ts';
import type { PageArchiveDeps } from './deps.ts';
import { expandDrafts, includeBlocks } from './export-blocks.ts';
import { listMedia, type MediaName } from './media-names.ts';
import { problem } from './problems.ts';
import { hashBytes, writeArchive } from './write-archive.ts';

const MB = 1024 * 1024;

/** The drafts of a page, all or those that are chosen. */
async function findDrafts(db: Kysely<Database>, code: string, ids: readonly string[] | undefined) {
  const rows = await db
    .selectFrom('content_drafts')
    .selectAll()
    .where('space', '=', SPACE)
    .where('code', '=', code)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? []), '0']))
    .orderBy('id')
    .execute();
  if (ids && rows.length < new Set(ids).size) throw new ApiProblem('not-found');
  return rows;
}

const toArchivedDraft = (row: DraftRow) => {
  const { title, entries } = readDraftContent(row);
  return { language: row.language, ...pickTarget(row), title, entries: [...entries] };
};

/** What operators wrote about a file of the library. */
async function findWords(db: Kysely<Database>, names: readonly MediaName[]) {
  const rows = await db
    .selectFrom('media_files')
    .select(['key', 'name', 'alt', 'focal_x', 'focal_y'])
    .where('key', 'in', [...names.map(({ name }) => name), ''])
    .execute();
  return new Map(
    rows.map(({ key, name, alt, focal_x: x, focal_y: y }) => [
      key,
      { title: name, alt, focalPoint: x === null || y === null ? null : { x, y } },
    ]),
  );
}

/** Reads the pictures and videos that modules show. What the shop has not got is left out. */
async function collectMedia(
  { db, readShopMedia }: PageArchiveDeps,
  context: OperatorContext,
  content: unknown,
) {
  const names = listMedia(content);
  const words = await findWords(db, names);
  const files = new Map<string, Uint8Array>();
  const media: ArchivedMedia[] = [];
  let total = 0;
  for (const named of names) {
    const bytes = await readShopMedia(named);
    if (!bytes) continue;
    const checksum = hashBytes(bytes);
    if (!files.has(checksum)) total += bytes.byteLength;
    if (total > MAX_ARCHIVE_BYTES || bytes.byteLength > MAX_FILE_BYTES || files.size > MAX_FILES)
      throw problem('export-too-large', context.language, {
        values: { limit: MAX_ARCHIVE_BYTES / MB },
      });
    files.set(checksum, bytes);
    const own = { title: named.name.slice(0, 120), alt: null, focalPoint: null };
    media.push({
      ...named,
      ...(words.get(named.name) ?? own),
      checksum,
      bytes: bytes.byteLength,
    });
  }
  return { files, media };
}

interface ExportedParts {
  readonly code: string;
  readonly ids: readonly string[] | undefined;
  readonly blocks: 'included' | 'expanded';
}

/** Writes drafts of a page with everything that they show. */
export async function exportPage(
  deps: PageArchiveDeps,
  context: OperatorContext,
  { code, ids, blocks: mode }: ExportedParts,
) {
  const { name } = await findPage(deps.db, code, deps.now());
  const rows = await findDrafts(deps.db, code, ids);
  if (rows.length === 0) throw problem('export-without-drafts', context.language);
  const own = rows.map(toArchivedDraft);
  const { drafts, blocks } =
    mode === 'expanded' ? await expandDrafts(deps, own) : await includeBlocks(deps.db, own);
  if (drafts.some(({ entries }) => entries.length > MAX_PAGE_ENTRIES))
    throw problem('export-too-long', context.language, { values: { limit: MAX_PAGE_ENTRIES } });
  const { files, media } = await collectMedia(deps, context, [drafts, blocks]);
  const page = { code, name, shapeVersion: currentPageVersion(), drafts, blocks, media };
  return { archive: writeArchive(page, files, deps.now()), drafts: rows, files: files.size };
}
