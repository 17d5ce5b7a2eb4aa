import type { ClearanceStatus, PersonalIdClearance } from '@vitrine/contract';
import type { ResidentIdFault } from '@vitrine/kit';

/** Enough for a family; more suggests parcels for others. */
export const MAX_PERSONAL_IDS = 10;
/** Each check is paid for and confirms a name and a number, so a shopper gets few of them. */
export const MAX_CHECKS_PER_DAY = 5;
/** Unused uploads per shopper; beyond this, the oldest is deleted. */
export const MAX_ORPHANED_UPLOADS = 6;
/** The check is delayed, so that the shopper can correct a mistake first. */
export const CHECK_AFTER_MS = 5_000;
/** Above this amount customs require photos of the ID card. */
const PHOTOS_ABOVE_FEN = 500_000;

export const needsPhotos = (isRequired: boolean, grandTotal: number): boolean =>
  isRequired && grandTotal > PHOTOS_ABOVE_FEN;

/** One photo alone cannot be checked; none or both can. */
export const getInitialStatus = (hasFront: boolean, hasBack: boolean): ClearanceStatus =>
  hasFront === hasBack ? 'checking' : 'incomplete';

type ClearanceState = Pick<PersonalIdClearance, 'status' | 'verifyLevel'>;

/** Returns what the shopper has to do. */
export function getAlertType({ status }: ClearanceState): PersonalIdClearance['alertType'] {
  if (status === 'failed') return 'check-failed';
  return status === 'incomplete' ? 'images-needed' : 'none';
}

/** The state is incomplete when photos are required and missing. */
export const applyPhotoRequirement = <S extends ClearanceState>(state: S, hasPhotos: boolean): S =>
  hasPhotos || state.status === 'failed' ? state : { ...state, status: 'incomplete' };

export const NUMBER_FAULT_MESSAGES: Readonly<Record<ResidentIdFault, { zh: string; en: string }>> =
  {
    length: {
      zh: '身份证号应为 18 位，请核对后再试',
      en: 'must have 18 characters; please look again',
    },
    digits: {
      zh: '身份证号只能包含数字，末位可为 X',
      en: 'must be digits; the last may be an X',
    },
    region: { zh: '身份证号有误，请核对后再试', en: 'is not a number of this kind' },
    'birth-date': { zh: '身份证号中的出生日期有误', en: 'has a date of birth that cannot be' },
    'check-digit': { zh: '身份证号有误，请核对后再试', en: 'has a slip in it; please look again' },
  };
