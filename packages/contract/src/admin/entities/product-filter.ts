import { z } from 'zod';
import { codeId, gender, numericId } from '../../entities/common.ts';
import { productStatus } from './products.ts';

/** How much of a size is left, less what checkouts have reserved. */
export const stockLevel = z.enum(['low', 'sold-out', 'over-reserved']);
export type StockLevel = z.infer<typeof stockLevel>;

/** What chooses products in a list and for a change in bulk. */
export const productFilter = z.object({
  status: productStatus.optional(),
  brandId: numericId.optional(),
  categoryId: numericId.optional().meta({ description: 'Also finds those below it' }),
  colour: codeId.optional(),
  attribute: codeId.optional().meta({ description: 'A material or detail' }),
  merchantId: numericId.optional(),
  gender: gender.optional(),
  stock: stockLevel
    .optional()
    .meta({ description: 'Of any size, less what checkouts have reserved' }),
  search: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .optional()
    .meta({ description: 'In name, style, id and external id of the product, and in SKUs' }),
});
export type ProductFilter = z.infer<typeof productFilter>;
