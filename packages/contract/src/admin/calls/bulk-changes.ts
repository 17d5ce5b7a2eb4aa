import { z } from 'zod';
import { LARGEST_BODY_BYTES } from '../../body-size.ts';
import { call } from '../../call.ts';
import {
  bulkPreview,
  bulkProductChange,
  bulkVariantChange,
  productSelection,
  variantSelection,
} from '../entities/bulk-changes.ts';
import { operatorJob } from '../entities/operator-jobs.ts';

const base = {
  group: 'Bulk changes',
  caller: 'operator',
  scope: 'merchant',
  method: 'POST',
} as const;
const products = {
  ...base,
  permission: 'catalogue:write',
  scope: 'shop',
  body: z.object({ selection: productSelection, change: bulkProductChange }),
  errors: ['not-found', 'conflict', 'forbidden'],
} as const;
const variants = {
  ...base,
  permission: 'stock:write',
  scope: 'merchant',
  body: z.object({ selection: variantSelection, change: bulkVariantChange }),
  errors: ['conflict', 'forbidden'],
} as const;

/** One change for many products or variants, in the background. */
export const bulkChanges = {
  previewProductsInBulk: call({
    maxBodyBytes: LARGEST_BODY_BYTES,
    ...products,
    scope: 'shop',
    path: '/admin/api/v1/bulk-changes/products/preview',
    summary: 'What a change of many products would do; nothing is written',
    label: ['预览批量修改商品', 'Preview a change of products'],
    response: bulkPreview,
  }),
  changeProductsInBulk: call({
    maxBodyBytes: LARGEST_BODY_BYTES,
    ...products,
    scope: 'shop',
    path: '/admin/api/v1/bulk-changes/products',
    summary: 'Changes status, label, set, category or brand of many products, as a job',
    label: ['批量修改商品', 'Change products in bulk'],
    response: operatorJob,
  }),
  previewVariantsInBulk: call({
    maxBodyBytes: LARGEST_BODY_BYTES,
    ...variants,
    path: '/admin/api/v1/bulk-changes/variants/preview',
    summary: 'What a change of many variants would do; nothing is written',
    label: ['预览批量改价改库存', 'Preview a change of sizes'],
    response: bulkPreview,
  }),
  changeVariantsInBulk: call({
    maxBodyBytes: LARGEST_BODY_BYTES,
    ...variants,
    path: '/admin/api/v1/bulk-changes/variants',
    summary: 'Changes stock of many variants, or their prices with catalogue:write, as a job',
    label: ['批量改价改库存', 'Change sizes in bulk'],
    response: operatorJob,
  }),
};
