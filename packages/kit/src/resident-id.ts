import { CHINA_OFFSET_MS } from './china-time.ts';

/** Why a number is no resident's; the first thing that is wrong with it. */
export type ResidentIdFault = 'length' | 'digits' | 'region' | 'birth-date' | 'check-digit';

export const RESIDENT_ID_LENGTH = 18;

const DIGITS = /^\d{17}[\dX]$/;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_DIGITS = '10X98765432';
/** The first two digits of a number name where it was given out. */
const REGIONS = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[123])/;
const OLDEST_BIRTH_YEAR = 1900;

/** As it is written on the card: no spaces, a capital X. */
export const asResidentId = (text: string): string => text.replace(/\s/g, '').toUpperCase();

const birthDateOf = (id: string): string =>
  `${id.slice(6, 10)}-${id.slice(10, 12)}-${id.slice(12, 14)}`;

/** 30 February does not survive being read and written again. */
function isBirthDate(day: string, now: number): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(day)) return false;
  return Number(day.slice(0, 4)) >= OLDEST_BIRTH_YEAR && time <= now + CHINA_OFFSET_MS;
}

const checkDigit = (id: string): string | undefined =>
  CHECK_DIGITS[WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(id[place]), 0) % 11];

/** What is wrong with the number of a resident identity card (GB 11643); nothing when it is a good one. */
export function residentIdFault(id: string, now: number): ResidentIdFault | undefined {
  if (id.length !== RESIDENT_ID_LENGTH) return 'length';
  if (!DIGITS.test(id)) return 'digits';
  if (!REGIONS.test(id)) return 'region';
  if (!isBirthDate(birthDateOf(id), now)) return 'birth-date';
  return checkDigit(id) === id[RESIDENT_ID_LENGTH - 1] ? undefined : 'check-digit';
}

/** The first and the last character; whoever knows the number knows it again. */
export const maskResidentId = (id: string): string =>
  id.length < 3
    ? '*'.repeat(id.length)
    : `${id[0]}${'*'.repeat(id.length - 2)}${id[id.length - 1]}`;
