/** Han characters, with the dot between the parts of some names. */
const CHINESE_NAME = /^[㐀-䶿一-鿿𠀀-𳑏][㐀-䶿一-鿿𠀀-𳑏·]{0,18}[㐀-䶿一-鿿𠀀-𳑏]$/u;
const LATIN_NAME = /^[A-Za-zÀ-ÖØ-öø-ɏ][A-Za-zÀ-ÖØ-öø-ɏ'’. -]{0,38}[A-Za-zÀ-ÖØ-öø-ɏ]\.?$/u;
const MAX_STARS = 3;

/** Normalises a name for storage: Unicode NFC, single spaces, one kind of dot. */
export const normalisePersonName = (text: string): string =>
  text
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[•‧・]/g, '·');

/** Whether a name is valid: at least two characters, no digits and no symbols. */
export const isPersonName = (name: string): boolean =>
  CHINESE_NAME.test(name) || LATIN_NAME.test(name);

/** Masks a name: 林知夏 becomes 林**. At most three stars, so that the length of long names stays hidden. */
export function maskPersonName(name: string): string {
  const [first = '', ...rest] = name;
  return first + '*'.repeat(Math.max(1, Math.min(rest.length, MAX_STARS)));
}
