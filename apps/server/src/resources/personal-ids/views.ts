import type { ClearanceReason, PersonalId, PersonalIdClearance } from '@vitrine/contract';
import type { Language, Localised } from '@vitrine/kit';
import type { Keyring } from '../../sealing/keyring.ts';
import { masked, unsealPerson } from './person.ts';
import type { PersonalIdRow } from './queries.ts';
import { alertOf, standingWithPhotos } from './rules.ts';

const WHY: Readonly<Record<ClearanceReason, Localised>> = {
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

const standingOf = (row: PersonalIdRow, areWanted: boolean) => {
  const standing = { status: row.clearance_status, verifyLevel: row.verify_level };
  return areWanted ? standingWithPhotos(standing, hasPhotos(row)) : standing;
};

/** A person as their owner reads it; `areWanted`: where the photos have to be there as well. */
export function personalIdView(
  row: PersonalIdRow,
  keyring: Keyring,
  areWanted = false,
): PersonalId {
  const standing = standingOf(row, areWanted);
  return {
    id: row.id,
    ...masked(unsealPerson(keyring, row)),
    frontImageId: row.front_image_id,
    backImageId: row.back_image_id,
    hasImage: row.front_image_id !== null,
    isDefault: row.is_default,
    clearanceStatus: standing.status,
    verifyLevel: standing.verifyLevel,
    alertType: alertOf(standing),
  };
}

export function clearanceView(
  row: PersonalIdRow,
  language: Language,
  areWanted = false,
): PersonalIdClearance {
  const standing = standingOf(row, areWanted);
  const reason = standing.status === 'failed' ? row.clearance_reason : null;
  return {
    ...standing,
    reason,
    message: reason && WHY[reason][language],
    alertType: alertOf(standing),
    checkedAt: row.checked_at?.toISOString() ?? null,
  };
}
