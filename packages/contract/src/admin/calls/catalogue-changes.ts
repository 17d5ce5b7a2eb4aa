import { z } from 'zod';
import { call } from '../../call.ts';
import { numericId } from '../../entities/common.ts';
import {
  catalogueChange,
  catalogueChangeTarget,
  catalogueChangeUndo,
} from '../entities/catalogue-changes.ts';
import { operatorJob } from '../entities/operator-jobs.ts';
import { pageOf, pageQuery } from '../entities/page.ts';

const base = {
  group: 'History',
  caller: 'operator',
  scope: 'merchant',
  permission: 'catalogue:read',
} as const;
const params = z.object({ id: numericId });

/** What was changed in the catalogue, and how a change is put back. */
export const catalogueChanges = {
  listProductHistory: call({
    ...base,
    method: 'GET',
    path: '/admin/api/v1/products/{id}/history',
    summary: 'Changes of a product, its variants and their prices, the newest first',
    label: ['查看商品历史', 'List the history of a product'],
    params,
    query: z.object(pageQuery),
    response: pageOf(catalogueChange),
    errors: ['not-found'],
  }),
  listCatalogueChanges: call({
    ...base,
    method: 'GET',
    path: '/admin/api/v1/catalogue-changes',
    summary: 'Changes of the catalogue, the newest first',
    label: ['查看商品资料历史', 'List changes of the catalogue'],
    query: z.object({
      ...pageQuery,
      targetType: catalogueChangeTarget.optional(),
      targetId: z.string().min(1).max(64).optional(),
      jobId: numericId.optional(),
    }),
    response: pageOf(catalogueChange),
  }),
  previewUndo: call({
    ...base,
    method: 'GET',
    path: '/admin/api/v1/catalogue-changes/{id}/undo',
    summary: 'What an undo of a change would write, or why it is not possible',
    label: ['预览撤销', 'Preview an undo'],
    params,
    response: catalogueChangeUndo,
    errors: ['not-found'],
  }),
  undoChange: call({
    ...base,
    permission: 'catalogue:write',
    method: 'POST',
    path: '/admin/api/v1/catalogue-changes/{id}/undo',
    summary: 'Writes the values before a change back, as a new change',
    label: ['撤销修改', 'Undo a change'],
    params,
    response: catalogueChange,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  undoJob: call({
    ...base,
    permission: 'catalogue:write',
    method: 'POST',
    path: '/admin/api/v1/jobs/{id}/undo',
    summary: 'Puts back what an import or a change in bulk has changed, as a job',
    label: ['撤销任务', 'Undo a job'],
    params,
    response: operatorJob,
    errors: ['not-found', 'conflict'],
  }),
};
