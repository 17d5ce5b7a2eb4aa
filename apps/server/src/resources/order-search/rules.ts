import { SHIPPING_COUNTRIES, toFullMobile, toLocalMobile } from '@vitrine/kit';
import { listCharacterPairs, splitRuns } from '../../catalogue/tokens.ts';

/** What an order is found by: parts of the recipient's name, or of the mobile. */
export interface SearchParts {
  readonly kind: 'name' | 'mobile';
  readonly parts: readonly string[];
}

/** Fewer digits belong to too many numbers. */
export const PART_LENGTH = 4;
/** Longer words are compared by their beginning. */
const MAX_BEGINNING = 12;

const SEPARATORS = /[\s().\p{Pd}]/gu;
const CALLING_CODE = new RegExp(
  `^(?:\\+|00)(?:${Object.values(SHIPPING_COUNTRIES)
    .map(({ callingCode }) => callingCode.slice(1))
    .join('|')})`,
);

/** Letters and digits of a number in half width, without what people write between them. */
export const joinNumber = (text: string): string =>
  text.normalize('NFKC').replaceAll(SEPARATORS, '').toUpperCase();

const listBeginnings = (word: string) =>
  Array.from({ length: Math.min(word.length, MAX_BEGINNING) }, (_, end) => word.slice(0, end + 1));

/** Chinese characters, whatever stands between them, and the words of Latin letters. */
function splitName(name: string) {
  const runs = splitRuns(name);
  const textOf = (isHan: boolean) => runs.filter((run) => run.isHan === isHan);
  return {
    pairs: listCharacterPairs(
      textOf(true)
        .map(({ text }) => text)
        .join(''),
    ),
    words: textOf(false).map(({ text }) => text),
  };
}

/** The parts by which a name is found: pairs of characters, and beginnings of words. */
export function listNameParts(name: string): string[] {
  const { pairs, words } = splitName(name);
  return [...new Set([...pairs, ...words.flatMap(listBeginnings)])];
}

/** Every four digits that follow each other. */
export const listMobileParts = (mobile: string): string[] => [
  ...new Set(
    Array.from({ length: Math.max(0, mobile.length - PART_LENGTH + 1) }, (_, start) =>
      mobile.slice(start, start + PART_LENGTH),
    ),
  ),
];

/** A mobile or a part of it as addresses have it, without the calling code. */
function toLocalPart(number: string): string {
  const full = toFullMobile(number);
  return full ? toLocalMobile(full) : number.replace(CALLING_CODE, '');
}

/** The parts that an order has to have, or undefined when the text is neither a name nor digits. */
export function parseWantedParts(text: string): SearchParts | undefined {
  const number = joinNumber(text);
  if (/^\+?\d+$/.test(number)) {
    const parts = listMobileParts(toLocalPart(number));
    return parts.length > 0 ? { kind: 'mobile', parts } : undefined;
  }
  if (/\d/.test(number)) return undefined;
  const { pairs, words } = splitName(text);
  const isLongEnough = pairs.length > 0 || words.join('').length > 1;
  const parts = [...pairs, ...words.map((word) => word.slice(0, MAX_BEGINNING))];
  return isLongEnough ? { kind: 'name', parts } : undefined;
}

/** A number of which four or more characters may be part of another; null for any other text. */
export function parseNumberPart(text: string): string | null {
  const number = joinNumber(text);
  return /^[A-Z0-9]*\d[A-Z0-9]*$/.test(number) && number.length >= PART_LENGTH ? number : null;
}
