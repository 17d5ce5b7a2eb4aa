import type { PageImportFile } from '@vitrine/contract/admin';
import { DAY_MS } from '@vitrine/kit';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { PageImportFilesTable, PageImportsTable } from '../../database/schema/page-imports.ts';
import type { Database } from '../../database/schema.ts';
import { notFound } from '../../http/api-problem.ts';
import { toImageUrl } from '../admin-products/mappers.ts';
import { toVideoUrl } from '../videos/uploaded-videos.ts';
import type { ArchivedMedia, ArchivedPage } from './archive-format.ts';

export type ImportRow = Selectable<PageImportsTable>;
export type ImportFileRow = Selectable<PageImportFilesTable>;

/** How long an upload waits to be applied. */
export const IMPORT_MS = DAY_MS;

export const isOver = ({ created_at }: Pick<ImportRow, 'created_at'>, now: number): boolean =>
  created_at.getTime() + IMPORT_MS <= now;

/** Where a picture or video of an upload waits. */
export const toPartKey = (
  { storage_folder }: Pick<ImportRow, 'storage_folder'>,
  checksum: string,
) => `${storage_folder}/${checksum}`;

export function findImport(db: Kysely<Database>, id: string): Promise<ImportRow> {
  return db
    .selectFrom('page_imports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
}

/** Locks an upload, so that it is applied once. */
export function lockImport(trx: Transaction<Database>, id: string): Promise<ImportRow> {
  return trx
    .selectFrom('page_imports')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

export const findImportFiles = (db: Kysely<Database>, id: string): Promise<ImportFileRow[]> =>
  db.selectFrom('page_import_files').selectAll().where('import_id', '=', id).execute();

const toUrl = (kind: ArchivedMedia['kind'], name: string) =>
  kind === 'image' ? toImageUrl(name) : toVideoUrl(name);

/** A picture or video of an upload, with what became of it. */
export function toImportFile(media: ArchivedMedia, row: ImportFileRow | undefined): PageImportFile {
  const { checksum, kind, title, bytes } = media;
  const name = row?.name ?? null;
  return {
    ...{ checksum, kind, title, bytes },
    state: row?.state ?? 'waiting',
    url: name === null ? null : toUrl(kind, name),
    fault: row?.fault ?? null,
  };
}

/** The pictures and videos of an upload, each content once. */
export const listFiles = ({ media }: ArchivedPage): ArchivedMedia[] => [
  ...new Map(media.map((one) => [one.checksum, one])).values(),
];
