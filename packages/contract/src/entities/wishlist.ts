import { z } from 'zod';
import { numericId } from './common.ts';
import { productSummary } from './products.ts';

export const hearts = z
  .object({
    productIds: z.array(numericId).meta({ description: 'Every heart, the latest first' }),
    products: z
      .array(productSummary)
      .meta({ description: 'Those that the shop still shows, in the same order' }),
  })
  .meta({ id: 'Wishlist' });
export type Wishlist = z.infer<typeof hearts>;

/** Products picked for one shopper, if they let the shop remember what it needs for that. */
export const personalProducts = z
  .object({ hasConsent: z.boolean(), products: z.array(productSummary) })
  .meta({ id: 'PersonalProducts' });
export type PersonalProducts = z.infer<typeof personalProducts>;
