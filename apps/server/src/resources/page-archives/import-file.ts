import type { PageImportFile } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { readMedia } from '../admin-media/read-media.ts';
import { storeMedia } from '../admin-media/store-media.ts';
import type { ArchivedMedia } from './archive-format.ts';
import type { PageArchiveDeps } from './deps.ts';
import {
  findImport,
  findImportFiles,
  type ImportFileRow,
  type ImportRow,
  isOver,
  toImportFile,
  toPartKey,
} from './import-rows.ts';
import { problem } from './problems.ts';

type Outcome = Pick<ImportFileRow, 'state' | 'name' | 'fault'>;

/** The words of the archive are those of a new file; a file of the library keeps its own. */
const writeWords = (
  db: Kysely<Database>,
  id: string,
  { alt, focalPoint }: ArchivedMedia,
): Promise<unknown> =>
  db
    .updateTable('media_files')
    .set({
      alt: alt && JSON.stringify(alt),
      focal_x: focalPoint?.x ?? null,
      focal_y: focalPoint?.y ?? null,
    })
    .where('id', '=', id)
    .where('version', '=', 1)
    .where('alt', 'is', null)
    .where('focal_x', 'is', null)
    .execute();

/** Checks and encodes a file as an upload to the library, and stores it there. */
async function takeIntoLibrary(
  { db, mediaStorage, now }: PageArchiveDeps,
  context: OperatorContext,
  media: ArchivedMedia,
  bytes: Uint8Array,
): Promise<Outcome> {
  try {
    const file = await readMedia(bytes, context);
    // An archive may call a picture a video.
    if (file.kind !== media.kind) throw problem('import-file-kind', context.language);
    const id = await storeMedia(
      { ...file, name: media.title || media.name },
      {
        db,
        storage: mediaStorage,
        now: now(),
        uploadedBy: context.operator.name,
        language: context.language,
      },
    );
    await writeWords(db, id, media);
    return { state: 'stored', name: file.key, fault: null };
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'bad-input') throw error;
    return { state: 'refused', name: null, fault: error.message };
  }
}

async function readPart(
  { mediaStorage, now }: PageArchiveDeps,
  { language }: OperatorContext,
  row: ImportRow,
  checksum: string,
): Promise<Uint8Array> {
  if (isOver(row, now())) throw problem('import-over', language);
  const bytes = await mediaStorage.get(toPartKey(row, checksum));
  if (!bytes) throw problem('import-over', language);
  return bytes;
}

/** Takes one picture or video of an upload into the library. A repeated call answers what became of it. */
export async function storeImportFile(
  deps: PageArchiveDeps,
  context: OperatorContext,
  { id, checksum }: { id: string; checksum: string },
): Promise<PageImportFile> {
  const row = await findImport(deps.db, id);
  const media = row.content.media.find((one) => one.checksum === checksum);
  const before = (await findImportFiles(deps.db, id)).find((one) => one.checksum === checksum);
  if (!media || !before) throw new ApiProblem('not-found');
  const target = { type: 'page-import', id };
  if (before.state !== 'waiting') {
    const after = toImportFile(media, before);
    await context.recordAudit(deps.db, { target, after });
    return after;
  }
  const bytes = await readPart(deps, context, row, checksum);
  const outcome = await takeIntoLibrary(deps, context, media, bytes);
  const after = toImportFile(media, { ...before, ...outcome });
  await deps.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('page_import_files')
      .set(outcome)
      .where('import_id', '=', id)
      .where('checksum', '=', checksum)
      .execute();
    if (outcome.name !== null)
      await trx
        .insertInto('media_sources')
        .values({ checksum, key: outcome.name })
        .onConflict((conflict) =>
          conflict.column('checksum').doUpdateSet({ key: outcome.name ?? '' }),
        )
        .execute();
    await context.recordAudit(trx, { target, after });
  });
  await deps.mediaStorage.remove(toPartKey(row, checksum));
  return after;
}
