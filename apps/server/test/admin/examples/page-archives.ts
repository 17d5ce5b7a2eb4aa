import type { pageArchiveCalls } from '@vitrine/contract/admin';
import { currentPageVersion } from '@vitrine/modules/schemas';
import { readArchive } from '../../../src/resources/page-archives/read-archive.ts';
import { hashBytes } from '../../../src/resources/page-archives/write-archive.ts';
import type { CallInput } from '../../every-call/call-input.ts';
import type { AdminFixture } from '../admin-fixture.ts';
import { createArchive, createArchivedDraft } from '../create-archive.ts';
import { drawImage } from '../draw-image.ts';
import { insertDraft } from './pages.ts';

let count = 0;

async function insertImport({ db, deps }: AdminFixture, file?: Uint8Array): Promise<string> {
  const files = file ? [{ name: 'banner', bytes: file }] : [];
  const image = { id: 'b', code: 'singleImage', fields: { image: { key: 'banner' } } };
  const drafts = [createArchivedDraft(file ? [image] : [])];
  const { page } = readArchive(createArchive({ drafts, files }), currentPageVersion());
  const row = { storage_folder: `page-imports/test-${++count}`, checksum: 'x', created_by: '林' };
  const { id } = await db
    .insertInto('page_imports')
    .values({
      ...row,
      file_name: 'spring.zip',
      content: JSON.stringify(page),
      created_at: new Date(deps.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!file) return id;
  const checksum = hashBytes(file);
  await db
    .insertInto('page_import_files')
    .values({ import_id: id, checksum, state: 'waiting' })
    .execute();
  await deps.mediaStorage.put(`${row.storage_folder}/${checksum}`, file);
  return id;
}

/** A valid request of every call of exported and imported pages. */
export const pageArchiveExamples: Readonly<
  Record<
    keyof typeof pageArchiveCalls,
    { valid(fixture: AdminFixture): Promise<CallInput> | CallInput }
  >
> = {
  exportPage: {
    valid: async (fixture) => {
      const id = await insertDraft(fixture);
      const { code } = await fixture.db
        .selectFrom('content_drafts')
        .select('code')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { params: { code }, query: { drafts: id } };
    },
  },
  createPageImport: { valid: () => ({ file: createArchive() }) },
  getPageImport: { valid: async (fixture) => ({ params: { id: await insertImport(fixture) } }) },
  storePageImportFile: {
    valid: async (fixture) => {
      const file = await drawImage();
      const id = await insertImport(fixture, file);
      return { params: { id, checksum: hashBytes(file) } };
    },
  },
  applyPageImport: {
    valid: async (fixture) => ({
      params: { id: await insertImport(fixture) },
      body: { code: `imported-${++count}`, name: '导入的页面' },
    }),
  },
};
