import { z } from 'zod';
import { numericId } from '../../entities/common.ts';
import { productFilter } from './product-filter.ts';
import { MAX_PRICE, MAX_STOCK, productLabel, productStatus, sellingPrice } from './products.ts';
import { scheduleEnd, scheduleTime } from './schedule-time.ts';

const MAX_CHOSEN = 5_000;
const ids = z
  .array(numericId)
  .min(1)
  .max(MAX_CHOSEN)
  .refine((chosen) => new Set(chosen).size === chosen.length, 'must not name an id twice');
const byFilter = z.strictObject({
  filter: productFilter.strict().meta({ description: 'The filter of the list of products' }),
});

/** The products that are changed, in the order of the ids, or all that match. */
export const productSelection = z.union([z.strictObject({ ids }), byFilter]);
/** The variants that are changed: by id, those of products, or those of all products that match. */
export const variantSelection = z.union([
  z.strictObject({ ids }),
  z.strictObject({ productIds: ids }),
  byFilter,
]);
export type ProductSelection = z.infer<typeof productSelection>;
export type VariantSelection = z.infer<typeof variantSelection>;

export const bulkProductChange = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('set-status'),
    status: productStatus.exclude(['draft']),
  }),
  z.strictObject({ action: z.literal('add-label'), label: productLabel }),
  z.strictObject({ action: z.literal('remove-label'), labelId: productLabel.shape.id }),
  z.strictObject({ action: z.literal('add-to-set'), setId: numericId }),
  z.strictObject({ action: z.literal('remove-from-set'), setId: numericId }),
  z.strictObject({ action: z.literal('set-category'), categoryId: numericId }),
  z.strictObject({ action: z.literal('set-brand'), brandId: numericId }),
]);
export type BulkProductChange = z.infer<typeof bulkProductChange>;

const from = z.enum(['price', 'original-price']).default('price');

/** How a new price is computed. One that is computed is rounded to the price endings of the shop. */
export const bulkPrice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('exact'), price: sellingPrice }),
  z.strictObject({ kind: z.literal('percent'), percent: z.number().min(-95).max(900), from }),
  z.strictObject({
    kind: z.literal('amount'),
    amount: z.int().min(-MAX_PRICE).max(MAX_PRICE),
    from,
  }),
]);
export type BulkPrice = z.infer<typeof bulkPrice>;

export const bulkVariantChange = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('set-price'),
    price: bulkPrice,
    raisesOriginalPrice: z
      .boolean()
      .default(false)
      .meta({ description: 'A price above the original price becomes the original price too' }),
  }),
  z
    .strictObject({
      action: z.literal('schedule-price'),
      price: bulkPrice,
      startsAt: scheduleTime,
      endsAt: scheduleTime.nullable().default(null),
    })
    .refine(scheduleEnd.isAfterStart, scheduleEnd.problem),
  z.strictObject({ action: z.literal('set-stock'), quantity: z.int().min(0).max(MAX_STOCK) }),
  z.strictObject({
    action: z.literal('adjust-stock'),
    by: z.int().min(-MAX_STOCK).max(MAX_STOCK),
  }),
]);
export type BulkVariantChange = z.infer<typeof bulkVariantChange>;

/** The fields of a product or variant that a change concerns, with their values. */
export const changedFields = z.record(z.string(), z.unknown());
export type ChangedFields = z.infer<typeof changedFields>;

export const bulkPreview = z
  .object({
    total: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    errors: z.int(),
    rows: z
      .array(
        z.object({
          id: numericId,
          name: z.string().nullable(),
          before: changedFields.nullable(),
          after: changedFields.nullable(),
          problem: z.string().nullable().meta({ description: 'Why it stays as it is' }),
        }),
      )
      .meta({ description: 'The first fifty that change or cannot change' }),
  })
  .meta({ id: 'BulkPreview' });
export type BulkPreview = z.infer<typeof bulkPreview>;
