import type { ProductStatus } from '@vitrine/contract/admin';

type TargetStatus = Exclude<ProductStatus, 'draft'>;

/** Which status a product may take. An archived one is looked at as a hidden one before it is sold again. */
export const STATUS_CHANGES: Readonly<Record<ProductStatus, readonly TargetStatus[]>> = {
  draft: ['published', 'archived'],
  published: ['hidden', 'archived'],
  hidden: ['published', 'archived'],
  archived: ['hidden'],
};

interface StoredStatus {
  readonly is_online: boolean;
  readonly offline_status: Exclude<ProductStatus, 'published'>;
}

export const toProductStatus = ({ is_online, offline_status }: StoredStatus): ProductStatus =>
  is_online ? 'published' : offline_status;

/** A published product is hidden when it is taken offline without an operator. */
export const toStoredStatus = (status: TargetStatus): StoredStatus =>
  status === 'published'
    ? { is_online: true, offline_status: 'hidden' }
    : { is_online: false, offline_status: status };
