import { z } from 'zod';
import { call } from '../../call.ts';
import { bytes, numericId } from '../../entities/common.ts';
import { importProductsQuery, importQuery } from '../entities/import-choices.ts';
import { masterDataKind } from '../entities/master-data.ts';
import {
  operatorJob,
  operatorJobError,
  operatorJobKind,
  operatorJobState,
} from '../entities/operator-jobs.ts';
import { pageOf, pageQuery } from '../entities/page.ts';

const group = 'Jobs';
const base = {
  group,
  caller: 'operator',
  scope: 'merchant',
  permission: 'catalogue:read',
} as const;
const params = z.object({ id: numericId });
const upload = { maxBytes: 50 * 1024 * 1024 };

/** Bulk work in the background: it is started, watched and cancelled. */
export const operatorJobs = {
  importProducts: call({
    ...base,
    permission: 'catalogue:write',
    scope: 'shop',
    method: 'POST',
    path: '/admin/api/v1/imports/products',
    summary: 'Adds and changes products and variants of a CSV or JSON Lines file',
    label: ['导入商品', 'Import products'],
    query: importProductsQuery,
    upload,
    response: operatorJob,
    errors: ['conflict', 'forbidden'],
  }),
  importStock: call({
    ...base,
    permission: 'stock:write',
    method: 'POST',
    path: '/admin/api/v1/imports/stock',
    summary: 'Changes quantities and prices of a CSV or JSON Lines file',
    label: ['导入库存和价格', 'Import stock and prices'],
    query: importQuery,
    upload,
    response: operatorJob,
    errors: ['conflict'],
  }),
  importMasterData: call({
    ...base,
    permission: 'catalogue:write',
    scope: 'shop',
    method: 'POST',
    path: '/admin/api/v1/imports/master-data',
    summary:
      'Adds and changes brands, categories, colours, attributes or merchants of a CSV or JSON Lines file',
    label: ['导入基础资料', 'Import master data'],
    query: importQuery.extend({
      kind: masterDataKind.meta({ description: 'Merchants need the permission `settings:write`' }),
    }),
    upload,
    response: operatorJob,
    errors: ['conflict', 'forbidden'],
  }),
  exportProducts: call({
    ...base,
    method: 'POST',
    path: '/admin/api/v1/exports/products',
    summary: 'Writes all products and variants to a file that can be imported again',
    label: ['导出商品', 'Export products'],
    body: z.object({ format: z.enum(['csv', 'jsonl']) }),
    response: operatorJob,
    errors: ['conflict'],
  }),
  getOperatorJobFile: call({
    ...base,
    method: 'GET',
    path: '/admin/api/v1/jobs/{id}/file',
    summary: 'The file that an export has written',
    label: ['下载任务文件', 'Download the file of a job'],
    params,
    response: bytes,
    binary: true,
    errors: ['not-found'],
  }),
  listOperatorJobs: call({
    ...base,
    method: 'GET',
    path: '/admin/api/v1/jobs',
    summary: 'Jobs, the newest first',
    label: ['查看任务列表', 'List jobs'],
    query: z.object({
      ...pageQuery,
      state: operatorJobState.optional(),
      kind: operatorJobKind.optional(),
    }),
    response: pageOf(operatorJob),
  }),
  getOperatorJob: call({
    ...base,
    method: 'GET',
    path: '/admin/api/v1/jobs/{id}',
    summary: 'One job with its progress',
    label: ['查看任务', 'Read a job'],
    params,
    response: operatorJob,
    errors: ['not-found'],
  }),
  cancelOperatorJob: call({
    ...base,
    permission: 'stock:write',
    method: 'DELETE',
    path: '/admin/api/v1/jobs/{id}',
    summary: 'Ends a job after its current batch; what it has changed stays',
    label: ['取消任务', 'Cancel a job'],
    params,
    response: operatorJob,
    errors: ['not-found', 'conflict', 'forbidden'],
  }),
  listOperatorJobErrors: call({
    ...base,
    method: 'GET',
    path: '/admin/api/v1/jobs/{id}/errors',
    summary: 'The rows that were left out, with the reason',
    label: ['查看任务错误', 'List errors of a job'],
    params,
    query: z.object(pageQuery),
    response: pageOf(operatorJobError),
    errors: ['not-found'],
  }),
  getOperatorJobErrorFile: call({
    ...base,
    method: 'GET',
    path: '/admin/api/v1/jobs/{id}/errors.csv',
    summary: 'The rows that were left out, as a CSV file',
    label: ['下载任务错误', 'Download errors of a job'],
    params,
    response: bytes,
    binary: true,
    errors: ['not-found'],
  }),
};
