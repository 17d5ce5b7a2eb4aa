import { CHINA_OFFSET_MS } from './china-time.ts';

/** The first error of a resident identity card number. */
export type ResidentIdFault = 'length' | 'digits' | 'region' | 'birth-date' | 'check-digit';

export const RESIDENT_ID_LENGTH = 18;

const DIGITS = /^\d{17}[\dX]$/;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_DIGITS = '10X98765432';
/** The first two digits are the region that issued the card. */
const REGIONS = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[123])/;
const OLDEST_BIRTH_YEAR = 1900;

/** Normalises a number as on the card: no spaces, a capital X. */
export const normaliseResidentId = (text: string): string => text.replace(/\s/g, '').toUpperCase();

const getBirthDate = (id: string): string =>
  `${id.slice(6, 10)}-${id.slice(10, 12)}-${id.slice(12, 14)}`;

/** Date.parse accepts 30 February, so the parsed date is compared with the text. */
function isBirthDate(day: string, now: number): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(day)) return false;
  return Number(day.slice(0, 4)) >= OLDEST_BIRTH_YEAR && time <= now + CHINA_OFFSET_MS;
}

const computeCheckDigit = (id: string): string | undefined =>
  CHECK_DIGITS[WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(id[index]), 0) % 11];

/** Finds the error in a resident identity card number (GB 11643). Returns undefined for a valid number. */
export function findResidentIdFault(id: string, now: number): ResidentIdFault | undefined {
  if (id.length !== RESIDENT_ID_LENGTH) return 'length';
  if (!DIGITS.test(id)) return 'digits';
  if (!REGIONS.test(id)) return 'region';
  if (!isBirthDate(getBirthDate(id), now)) return 'birth-date';
  return computeCheckDigit(id) === id[RESIDENT_ID_LENGTH - 1] ? undefined : 'check-digit';
}

/** Masks all but the first and the last character. */
export const maskResidentId = (id: string): string =>
  id.length < 3
    ? '*'.repeat(id.length)
    : `${id[0]}${'*'.repeat(id.length - 2)}${id[id.length - 1]}`;
