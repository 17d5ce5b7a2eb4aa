import type { ClearanceReason, PersonalId, PersonalIdClearance } from '@vitrine/contract';
import type { Language, Localised } from '@vitrine/kit';
import type { Keyring } from '../../encryption/keyring.ts';
import { decryptDetails, maskDetails } from './encryption.ts';
import type { PersonalIdRow } from './queries.ts';
import { applyPhotoRequirement, getAlertType } from './rules.ts';

export const CLEARANCE_REASON_MESSAGES: Readonly<Record<ClearanceReason, Localised>> = {
  'unknown-number': {
    'zh-CN': '未查到该身份证号，请核对后更正',
    'en-US': 'Nobody has this number; please look at it again',
  },
  'name-mismatch': {
    'zh-CN': '姓名与身份证号不一致，请核对后更正',
    'en-US': 'The name and the number do not belong together',
  },
  'unclear-images': {
    'zh-CN': '证件照片不清晰，请重新拍摄',
    'en-US': 'The photos cannot be read; please take them again',
  },
};

const hasPhotos = (row: PersonalIdRow) => Boolean(row.front_image_id && row.back_image_id);

const readClearanceState = (row: PersonalIdRow, arePhotosRequired: boolean) => {
  const state = { status: row.clearance_status, verifyLevel: row.verify_level };
  return arePhotosRequired ? applyPhotoRequirement(state, hasPhotos(row)) : state;
};

export function mapPersonalIdToResponse(
  row: PersonalIdRow,
  keyring: Keyring,
  arePhotosRequired = false,
): PersonalId {
  const state = readClearanceState(row, arePhotosRequired);
  return {
    id: row.id,
    ...maskDetails(decryptDetails(keyring, row)),
    frontImageId: row.front_image_id,
    backImageId: row.back_image_id,
    hasImage: row.front_image_id !== null,
    isDefault: row.is_default,
    clearanceStatus: state.status,
    verifyLevel: state.verifyLevel,
    alertType: getAlertType(state),
  };
}

export function mapClearanceToResponse(
  row: PersonalIdRow,
  language: Language,
  arePhotosRequired = false,
): PersonalIdClearance {
  const state = readClearanceState(row, arePhotosRequired);
  const reason = state.status === 'failed' ? row.clearance_reason : null;
  return {
    ...state,
    reason,
    message: reason && CLEARANCE_REASON_MESSAGES[reason][language],
    alertType: getAlertType(state),
    checkedAt: row.checked_at?.toISOString() ?? null,
  };
}
