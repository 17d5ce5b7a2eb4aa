import { z } from 'zod';
import { call } from '../../call.ts';
import { bytes, codeId, commaList, numericId } from '../../entities/common.ts';
import { pageImport, pageImportFile, pageImportInput } from '../entities/page-archives.ts';
import { managedPage } from '../entities/pages.ts';

const IMPORTS = '/admin/api/v1/page-imports';
const base = { group: 'Pages', caller: 'operator', scope: 'shop' } as const;
const write = { ...base, permission: 'content:write' } as const;
const byId = z.object({ id: numericId });
const MAX_BYTES = 100 * 1024 * 1024;

/** Pages as files: out of one shop and into another. */
export const pageArchiveCalls = {
  exportPage: call({
    ...base,
    method: 'GET',
    path: '/admin/api/v1/pages/{code}/export',
    summary: 'The drafts of a page with their pictures and videos, as one ZIP file',
    label: ['导出页面', 'Export a page'],
    recordsReading: true,
    permission: 'content:read',
    params: z.object({ code: codeId }),
    query: z.object({
      drafts: commaList(numericId).optional().meta({ description: 'Left out: all of the page' }),
      blocks: z.enum(['included', 'expanded']).default('included').meta({
        description:
          'Linked blocks go with the page and stay linked, or their modules become its own',
      }),
    }),
    response: bytes,
    binary: true,
    errors: ['not-found', 'conflict'],
  }),
  createPageImport: call({
    ...write,
    method: 'POST',
    path: IMPORTS,
    summary: 'Reads the file of an exported page and tells what it would become; changes no page',
    label: ['开始导入页面', 'Start an import of pages'],
    upload: { maxBytes: MAX_BYTES },
    response: pageImport,
  }),
  getPageImport: call({
    ...write,
    method: 'GET',
    path: `${IMPORTS}/{id}`,
    summary: 'What an uploaded page would become now',
    label: ['查看页面导入', 'Read an import of pages'],
    params: byId,
    response: pageImport,
    errors: ['not-found'],
  }),
  storePageImportFile: call({
    ...write,
    method: 'POST',
    path: `${IMPORTS}/{id}/files/{checksum}`,
    summary:
      'Takes a picture or video of an uploaded page into the media library, if it is accepted',
    label: ['上传页面导入文件', 'Upload a file of an import of pages'],
    permission: 'media:write',
    params: byId.extend({ checksum: z.string().regex(/^[\da-f]{64}$/) }),
    response: pageImportFile,
    errors: ['not-found', 'conflict'],
  }),
  applyPageImport: call({
    ...write,
    method: 'POST',
    path: `${IMPORTS}/{id}/apply`,
    summary:
      'Makes drafts of an uploaded page, in a new page or one that is there; publishes nothing',
    label: ['导入页面', 'Import pages'],
    params: byId,
    body: pageImportInput,
    response: managedPage,
    errors: ['not-found', 'conflict'],
  }),
};
