import {
  findResidentIdFault,
  normaliseResidentId,
  RESIDENT_ID_LENGTH,
  type ResidentIdFault,
} from '@vitrine/kit';

/** The server accepts no larger image; the photos of a phone's camera are smaller. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** The number of characters written, such as "15/18". */
export const formatIdLength = (idNumber: string): string =>
  `${normaliseResidentId(idNumber).length}/${RESIDENT_ID_LENGTH}`;

export const findIdFault = (idNumber: string, now: number): ResidentIdFault | undefined =>
  findResidentIdFault(normaliseResidentId(idNumber), now);

export const isTooLarge = (size: number): boolean => size > MAX_IMAGE_BYTES;
