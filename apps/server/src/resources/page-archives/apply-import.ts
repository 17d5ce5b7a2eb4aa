import type { RequestParts } from '@vitrine/contract';
import type { pageArchiveCalls } from '@vitrine/contract/admin';
import { migrateEntries } from '@vitrine/modules/schemas';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { type Save, writeDraft } from '../admin-pages/draft-rows.ts';
import { insertDraft, lockDraftFor } from '../admin-pages/insert-draft.ts';
import { lockPage } from '../admin-pages/page-rows.ts';
import { pageProblems } from '../admin-pages/problems.ts';
import { SPACE } from '../contents/spaces.ts';
import type { PageArchiveDeps } from './deps.ts';
import { findMissingMedia } from './find-missing-media.ts';
import { importBlock } from './import-blocks.ts';
import { findImportFiles, type ImportRow } from './import-rows.ts';
import { type MediaName, renameMedia } from './media-names.ts';
import { problem } from './problems.ts';

export type ImportInput = RequestParts<(typeof pageArchiveCalls)['applyPageImport']>['body'];

/** Stands for a picture that this shop has not got; the check before publishing finds it. */
const PLACEHOLDER = 'placeholder-4x5';

/** Finds the names that the pictures and videos of an upload have in this shop. */
export async function createRename(
  deps: PageArchiveDeps,
  trx: Transaction<Database>,
  { id, content }: ImportRow,
  { language }: OperatorContext,
): Promise<(media: MediaName) => string> {
  const rows = await findImportFiles(trx, id);
  const count = rows.filter(({ state }) => state === 'waiting').length;
  if (count > 0) throw problem('import-files-waiting', language, { values: { count } });
  const byChecksum = new Map(rows.map((row) => [row.checksum, row.name]));
  const names = new Map<string, string | null>();
  for (const { kind, name, checksum } of content.media)
    names.set(`${kind} ${name}`, byChecksum.get(checksum) ?? null);
  for (const { kind, name } of await findMissingMedia(deps, content))
    names.set(`${kind} ${name}`, null);
  return ({ kind, name }) => {
    const found = names.get(`${kind} ${name}`);
    if (found === null) return kind === 'image' ? PLACEHOLDER : name;
    return found ?? name;
  };
}

/** Adds the page, or locks the one that has the code when its drafts may be replaced. */
async function preparePage(
  trx: Transaction<Database>,
  context: OperatorContext,
  { code, name, replacesDrafts }: ImportInput,
  now: number,
): Promise<void> {
  const added = await trx
    .insertInto('content_pages')
    .values({ space: SPACE, code, name, created_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  if (added) return;
  if (!replacesDrafts) throw pageProblems('page-code-taken', context.language);
  const { archived_at } = await lockPage(trx, code);
  if (archived_at !== null) throw pageProblems('page-archived', context.language);
}

/** Makes drafts of an upload: new ones, or new versions of those that the page has. */
export async function applyImport(
  deps: PageArchiveDeps,
  trx: Transaction<Database>,
  context: OperatorContext,
  { row, input, save }: { row: ImportRow; input: ImportInput; save: Save },
): Promise<void> {
  const rename = await createRename(deps, trx, row, context);
  await preparePage(trx, context, input, deps.now());
  const { drafts, blocks, shapeVersion } = row.content;
  for (const block of blocks) await importBlock(trx, block, { shapeVersion, rename, save });
  for (const { entries: stored, title, ...audience } of drafts) {
    const entries = renameMedia(migrateEntries(stored, shapeVersion), rename);
    const before = await lockDraftFor(trx, { ...audience, code: input.code });
    const content = { title, entries };
    if (before) await writeDraft(trx, before, content, save);
    else await insertDraft(trx, { ...audience, code: input.code }, content, save);
  }
}
