import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '@vitrine/contract';
import type { OperatorContext } from '../../http/handler-context.ts';
import { changePage } from '../admin-pages/change-page.ts';
import type { PageArchiveDeps } from './deps.ts';
import { findKnownMedia } from './find-known-media.ts';
import { createReport } from './import-report.ts';
import { type ImportRow, listFiles, toPartKey } from './import-rows.ts';
import { problem } from './problems.ts';
import { ArchiveError } from './read-archive.ts';

const read = (
  { readArchive }: PageArchiveDeps,
  { bytes }: UploadedFile,
  { language }: OperatorContext,
) =>
  readArchive(bytes).catch((error: unknown) => {
    throw error instanceof ArchiveError ? problem(error.fault, language) : error;
  });

const cleanName = (name: string) => name.replaceAll('\0', '').toWellFormed() || 'page.zip';

/** Keeps an uploaded page with the pictures and videos that this shop has not got, and tells what it would become. */
export async function createImport(
  deps: PageArchiveDeps,
  context: OperatorContext,
  file: UploadedFile,
) {
  const { mediaStorage, now } = deps;
  const { page, files, checksum } = await read(deps, file, context);
  const media = listFiles(page);
  const known = await findKnownMedia(deps, media);
  const waiting = media.filter((one) => !known.has(one.checksum));
  const folder = { storage_folder: `page-imports/${randomUUID()}` };
  const parts = waiting.map((one) => ({ ...one, key: toPartKey(folder, one.checksum) }));
  const removeParts = () => Promise.all(parts.map(({ key }) => mediaStorage.remove(key)));

  // Before the transaction, which must not wait for a storage.
  for (const part of parts)
    await mediaStorage.put(part.key, files.get(part.checksum) ?? new Uint8Array());
  let isStored = false;
  try {
    return await changePage(deps, context, { checksum }, async (trx) => {
      const row: ImportRow = await trx
        .insertInto('page_imports')
        .values({
          ...folder,
          file_name: cleanName(file.name),
          checksum,
          content: JSON.stringify(page),
          created_by: context.operator.name,
          created_at: new Date(now()),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      if (media.length > 0)
        await trx
          .insertInto('page_import_files')
          .values(
            media.map((one) => ({
              import_id: row.id,
              checksum: one.checksum,
              state: known.has(one.checksum) ? ('known' as const) : ('waiting' as const),
              name: known.get(one.checksum) ?? null,
            })),
          )
          .execute();
      const report = await createReport(deps, trx, row);
      const { fileName, code, drafts } = report;
      await context.recordAudit(trx, {
        target: { type: 'page-import', id: row.id },
        after: { fileName, code, checksum, drafts, files: media.length },
      });
      isStored = true;
      return report;
    });
  } finally {
    // A retry of the same upload got the answer of the first one.
    if (!isStored) await removeParts();
  }
}
