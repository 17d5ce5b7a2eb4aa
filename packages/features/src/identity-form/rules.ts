import {
  asResidentId,
  RESIDENT_ID_LENGTH,
  type ResidentIdFault,
  residentIdFault,
} from '@vitrine/kit';

/** What a phone's camera makes; the shop takes no more. */
export const MOST_IMAGE_BYTES = 5 * 1024 * 1024;

/** "15/18": how much of a number is there. */
export const lengthOf = (idNumber: string): string =>
  `${asResidentId(idNumber).length}/${RESIDENT_ID_LENGTH}`;

export const faultOf = (idNumber: string, now: number): ResidentIdFault | undefined =>
  residentIdFault(asResidentId(idNumber), now);

export const isTooLarge = (size: number): boolean => size > MOST_IMAGE_BYTES;
