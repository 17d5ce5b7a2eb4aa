import { z } from 'zod';
import { numericId } from '../../entities/common.ts';

export const FOUND_KINDS = [
  'merchant-order',
  'product',
  'variant',
  'shopper',
  'page',
  'promotion',
  'operator',
  'merchant',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

export const foundItem = z.object({
  id: z.string().meta({ description: 'Of a page: its space and code, joined by a slash' }),
  productId: numericId.optional().meta({ description: 'Of a variant: its product' }),
  title: z.string(),
  subtitle: z.string(),
  state: z.string().nullable().meta({ description: 'Its status, where it has one' }),
});
export type FoundItem = z.infer<typeof foundItem>;

/** What a search of the back office found, by kind. */
export const adminSearchResult = z
  .object({
    groups: z.array(z.object({ kind: z.enum(FOUND_KINDS), items: z.array(foundItem).max(5) })),
  })
  .meta({ id: 'AdminSearchResult' });
