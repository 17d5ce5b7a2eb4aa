import type { ClearanceStatus, PersonalIdClearance } from '@vitrine/contract';
import type { ResidentIdFault } from '@vitrine/kit';

/** A family and its grandparents; more are somebody else's parcels. */
export const MAX_PERSONAL_IDS = 10;
/** Photos that are not used yet. Of more than these the oldest goes. */
export const MAX_LOOSE_IMAGES = 6;
/** Customs look a little later, so that a slip can be mended at once. */
export const CHECK_AFTER_MS = 5_000;
/** Above this a parcel is more than one person's shopping, and customs want to see the card. */
const PHOTOS_ABOVE_FEN = 500_000;

export const needsPhotos = (isRequired: boolean, grandTotal: number): boolean =>
  isRequired && grandTotal > PHOTOS_ABOVE_FEN;

/** Half a card cannot be looked at; none, or a whole one, can. */
export const statusBeforeCheck = (hasFront: boolean, hasBack: boolean): ClearanceStatus =>
  hasFront === hasBack ? 'checking' : 'incomplete';

type Standing = Pick<PersonalIdClearance, 'status' | 'verifyLevel'>;

/** What the shopper is asked to do. */
export function alertOf({ status }: Standing): PersonalIdClearance['alertType'] {
  if (status === 'failed') return 'check-failed';
  return status === 'incomplete' ? 'images-needed' : 'none';
}

/** The same standing where the photos are wanted as well: without them there is something missing. */
export const standingWithPhotos = <S extends Standing>(standing: S, hasPhotos: boolean): S =>
  hasPhotos || standing.status === 'failed' ? standing : { ...standing, status: 'incomplete' };

/** What a wrong number is told; the check digit is the shop's business, a slip is the shopper's. */
export const NUMBER_WORDS: Readonly<Record<ResidentIdFault, { zh: string; en: string }>> = {
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
