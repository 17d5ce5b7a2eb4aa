import { bulkProductChange, bulkVariantChange } from '@vitrine/contract/admin';
import { z } from 'zod';
import type { BatchOptions, BulkBatch, BulkWork } from './batch.ts';
import { createProductBatch } from './product-batch.ts';
import { createVariantBatch } from './variant-batch.ts';

/** What a job in bulk keeps of its request. The price endings are those of its start. */
export const bulkInput = z.object({
  work: z.discriminatedUnion('of', [
    z.object({ of: z.literal('products'), change: bulkProductChange }),
    z.object({ of: z.literal('variants'), change: bulkVariantChange }),
  ]),
  endings: z.array(z.string()),
});
export type BulkInput = z.infer<typeof bulkInput>;

export const createBatch = (work: BulkWork, options: BatchOptions): BulkBatch =>
  work.of === 'products'
    ? createProductBatch(work.change, options)
    : createVariantBatch(work.change, options);
