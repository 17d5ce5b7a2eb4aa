import { z } from 'zod';
import { numericId } from './common.ts';
import { productSummary } from './products.ts';

export const wishlistProducts = z
  .object({
    productIds: z.array(numericId).meta({ description: 'Every saved product, newest first' }),
    products: z
      .array(productSummary)
      .meta({ description: 'The saved products that are still on sale, in the same order' }),
  })
  .meta({ id: 'Wishlist' });
export type Wishlist = z.infer<typeof wishlistProducts>;

/** Personalised products; empty without consent. */
export const personalProducts = z
  .object({ hasConsent: z.boolean(), products: z.array(productSummary) })
  .meta({ id: 'PersonalProducts' });
export type PersonalProducts = z.infer<typeof personalProducts>;
