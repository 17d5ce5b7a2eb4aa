import type { ClearanceReason, ClearanceStatus, VerifyLevel } from '@vitrine/contract';
import type { Generated } from 'kysely';
import type { BigId, Time, TimeOrNull, TimeWithDefault } from './columns.ts';

export type ImageSide = 'front' | 'back';

export interface PersonalIdsTable {
  id: string;
  shopper_id: BigId;
  encrypted_name: Buffer;
  encrypted_number: Buffer;
  number_hash: Buffer;
  key_id: string;
  is_default: boolean;
  clearance_status: ClearanceStatus;
  clearance_reason: ClearanceReason | null;
  verify_level: Generated<VerifyLevel>;
  check_at: TimeOrNull;
  checked_at: TimeOrNull;
  consented_at: Time;
  created_at: Time;
  updated_at: Time;
  removed_at: TimeOrNull;
}

export interface PersonalIdImagesTable {
  id: string;
  shopper_id: BigId;
  personal_id_id: string | null;
  side: ImageSide | null;
  key_id: string;
  created_at: Time;
}

/** Photos whose files are still to be removed from the storage. */
export interface PersonalIdImageRemovalsTable {
  image_id: string;
  created_at: TimeWithDefault;
}

export interface EncryptionKeysTable {
  id: string;
  /** Tells the key from another one of the same id. */
  fingerprint: Buffer;
  registered_at: TimeWithDefault;
}
