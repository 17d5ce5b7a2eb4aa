import type { ProductStatus } from '@vitrine/contract/admin';

type TargetStatus = Exclude<ProductStatus, 'draft'>;

/** The status that a button offers. An archived product is hidden before it is published again. */
export const OFFERED_STATUSES: Readonly<Record<ProductStatus, readonly TargetStatus[]>> = {
  draft: ['published', 'archived'],
  published: ['hidden', 'archived'],
  hidden: ['published', 'archived'],
  archived: ['hidden'],
};
