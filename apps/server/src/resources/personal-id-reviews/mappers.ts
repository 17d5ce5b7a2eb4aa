import type { PersonalIdReview } from '@vitrine/contract/admin';
import type { Keyring } from '../../encryption/keyring.ts';
import { decryptDetails, maskDetails } from '../personal-ids/encryption.ts';
import type { ReviewRecord } from './queries.ts';

export const toPersonalIdReview = (row: ReviewRecord, keyring: Keyring): PersonalIdReview => ({
  id: row.id,
  ...maskDetails(decryptDetails(keyring, row)),
  status: row.clearance_status,
  reason: row.clearance_reason,
  verifyLevel: row.verify_level,
  hasPhotos: row.front_image_id !== null && row.back_image_id !== null,
  openOrders: row.open_orders,
  updatedAt: row.updated_at.toISOString(),
});
