import { z } from 'zod';
import { call } from '../../call.ts';
import { done, numericId } from '../../entities/common.ts';
import { pageOf, pageQuery } from '../entities/page.ts';
import { catalogueVariant, scheduledPrice } from '../entities/product-records.ts';
import {
  MAX_STOCK,
  newVariantFields,
  sellingPrice,
  stockQuantity,
  variantFields,
} from '../entities/products.ts';
import { scheduleEnd, scheduleTime } from '../entities/schedule-time.ts';

const base = {
  group: 'Products',
  caller: 'operator',
  scope: 'merchant',
  permission: 'catalogue:write',
} as const;
const params = z.object({ id: numericId });
const reason = z.string().trim().min(1).max(300).nullable().default(null);

/** Variants of products: sizes at a merchant, with their stock and prices. */
export const catalogueVariants = {
  listProductVariants: call({
    ...base,
    permission: 'catalogue:read',
    method: 'GET',
    path: '/admin/api/v1/products/{id}/variants',
    summary: 'The variants of a product; staff of a merchant see their own',
    label: ['查看尺码列表', 'List sizes of a product'],
    params,
    response: z.array(catalogueVariant),
    errors: ['not-found'],
  }),
  createVariant: call({
    ...base,
    method: 'POST',
    path: '/admin/api/v1/products/{id}/variants',
    summary: 'Adds a size of a product at a merchant',
    label: ['新建尺码', 'Create a size'],
    params,
    body: newVariantFields,
    response: catalogueVariant,
    errors: ['not-found', 'conflict', 'forbidden'],
  }),
  updateVariant: call({
    ...base,
    method: 'PUT',
    path: '/admin/api/v1/variants/{id}',
    summary: 'Changes a variant; its stock has calls of its own',
    label: ['修改尺码', 'Change a size'],
    params,
    body: variantFields,
    response: catalogueVariant,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  deleteVariant: call({
    ...base,
    method: 'DELETE',
    path: '/admin/api/v1/variants/{id}',
    summary: 'Deletes a variant that was never ordered, is in no bag, and is awaited by no shopper',
    label: ['删除尺码', 'Delete a size'],
    params,
    response: done,
    errors: ['not-found', 'conflict'],
  }),
  setStock: call({
    ...base,
    permission: 'stock:write',
    method: 'PUT',
    path: '/admin/api/v1/variants/{id}/stock',
    summary: 'Sets how many there are, as after a stocktaking',
    label: ['设置库存', 'Set the stock'],
    params,
    body: z.object({ quantity: stockQuantity, reason }),
    response: catalogueVariant,
    errors: ['not-found'],
  }),
  adjustStock: call({
    ...base,
    permission: 'stock:write',
    method: 'POST',
    path: '/admin/api/v1/variants/{id}/stock-adjustments',
    summary: 'Adds to the stock, or takes from it',
    label: ['调整库存', 'Adjust the stock'],
    params,
    body: z.object({ by: z.int().min(-MAX_STOCK).max(MAX_STOCK), reason }),
    response: catalogueVariant,
    errors: ['not-found', 'conflict'],
  }),
  listScheduledPrices: call({
    ...base,
    permission: 'catalogue:read',
    method: 'GET',
    path: '/admin/api/v1/scheduled-prices',
    summary: 'Prices with a beginning and an end, the latest first',
    label: ['查看定时价格', 'List scheduled prices'],
    query: z.object({
      ...pageQuery,
      variantId: numericId.optional(),
      productId: numericId.optional(),
      state: scheduledPrice.shape.state.optional(),
    }),
    response: pageOf(scheduledPrice),
  }),
  createScheduledPrice: call({
    ...base,
    method: 'POST',
    path: '/admin/api/v1/variants/{id}/scheduled-prices',
    summary: 'Schedules a price; one whose time has begun is in effect at once',
    label: ['新建定时价格', 'Schedule a price'],
    params,
    body: z
      .object({
        price: sellingPrice,
        startsAt: scheduleTime,
        endsAt: scheduleTime.nullable().default(null),
      })
      .refine(scheduleEnd.isAfterStart, scheduleEnd.problem),
    response: scheduledPrice,
    errors: ['not-found', 'conflict'],
  }),
  deleteScheduledPrice: call({
    ...base,
    method: 'DELETE',
    path: '/admin/api/v1/scheduled-prices/{id}',
    summary: 'Removes a scheduled price that waits, or ends one that is in effect',
    label: ['删除定时价格', 'Delete a scheduled price'],
    params,
    response: done,
    errors: ['not-found', 'conflict'],
  }),
};
