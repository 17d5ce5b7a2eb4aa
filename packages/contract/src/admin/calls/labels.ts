import { z } from 'zod';
import { call } from '../../call.ts';
import { done } from '../../entities/common.ts';
import { labelInput, labelParams, usedLabel } from '../entities/labels.ts';

const group = 'Catalogue';
const LABELS = '/admin/api/v1/labels';
const write = {
  path: `${LABELS}/{id}`,
  group,
  caller: 'operator',
  scope: 'shop',
  permission: 'catalogue:write',
  params: labelParams,
  errors: ['not-found'],
} as const;

/** The labels of products. A product gets a label when the product is edited. */
export const labelCalls = {
  listLabels: call({
    method: 'GET',
    path: LABELS,
    group,
    caller: 'operator',
    scope: 'merchant',
    permission: 'catalogue:read',
    summary: 'All labels that products have',
    label: ['查看标签', 'List labels'],
    response: z.array(usedLabel),
  }),
  updateLabel: call({
    ...write,
    method: 'PUT',
    summary: 'Renames a label on all its products',
    label: ['修改标签', 'Change a label'],
    body: labelInput,
    response: usedLabel,
  }),
  deleteLabel: call({
    ...write,
    method: 'DELETE',
    summary: 'Takes a label off all its products',
    label: ['删除标签', 'Delete a label'],
    response: done,
  }),
};
