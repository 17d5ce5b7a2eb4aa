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
    permission: 'catalogue:read',
    summary: 'All labels that products have',
    response: z.array(usedLabel),
  }),
  updateLabel: call({
    ...write,
    method: 'PUT',
    summary: 'Renames a label on all its products',
    body: labelInput,
    response: usedLabel,
  }),
  deleteLabel: call({
    ...write,
    method: 'DELETE',
    summary: 'Takes a label off all its products',
    response: done,
  }),
};
