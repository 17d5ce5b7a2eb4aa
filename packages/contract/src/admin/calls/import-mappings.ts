import { z } from 'zod';
import { KB } from '../../body-size.ts';
import { call } from '../../call.ts';
import { done, numericId } from '../../entities/common.ts';
import { importMapping, importMappingInput, importPreview } from '../entities/import-mappings.ts';

const base = {
  group: 'Jobs',
  caller: 'operator',
  scope: 'shop',
  permission: 'catalogue:write',
} as const;
const MAPPINGS = '/admin/api/v1/imports/mappings';
const params = z.object({ id: numericId });

/** How the columns of a file that no format knows become those of the shop. */
export const importMappings = {
  previewImport: call({
    ...base,
    method: 'POST',
    path: '/admin/api/v1/imports/preview',
    summary: 'Reads the beginning of a file of products: its columns, and what they may be',
    label: ['预览导入文件', 'Preview a file to import'],
    upload: { maxBytes: 1024 * 1024 },
    response: importPreview,
    changesNothing: true,
  }),
  listImportMappings: call({
    ...base,
    method: 'GET',
    path: MAPPINGS,
    summary: 'All mappings of columns by their name',
    label: ['查看列对照', 'List mappings of columns'],
    response: z.array(importMapping),
  }),
  createImportMapping: call({
    ...base,
    method: 'POST',
    path: MAPPINGS,
    summary: 'Adds a mapping of columns',
    label: ['新建列对照', 'Create a mapping of columns'],
    body: importMappingInput,
    maxBodyBytes: 1024 * KB,
    response: importMapping,
    errors: ['conflict'],
  }),
  updateImportMapping: call({
    ...base,
    method: 'PUT',
    path: `${MAPPINGS}/{id}`,
    summary: 'Changes a mapping of columns',
    label: ['修改列对照', 'Change a mapping of columns'],
    params,
    body: importMappingInput,
    maxBodyBytes: 1024 * KB,
    response: importMapping,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  deleteImportMapping: call({
    ...base,
    method: 'DELETE',
    path: `${MAPPINGS}/{id}`,
    summary: 'Deletes a mapping of columns; imports that run go on with it',
    label: ['删除列对照', 'Delete a mapping of columns'],
    params,
    response: done,
    errors: ['not-found'],
  }),
};
