/** Han characters, with the dot that stands between the parts of some names. */
const CHINESE = /^[㐀-䶿一-鿿𠀀-𳑏][㐀-䶿一-鿿𠀀-𳑏·]{0,18}[㐀-䶿一-鿿𠀀-𳑏]$/u;
const LATIN = /^[A-Za-zÀ-ÖØ-öø-ɏ][A-Za-zÀ-ÖØ-öø-ɏ'’. -]{0,38}[A-Za-zÀ-ÖØ-öø-ɏ]\.?$/u;
const MOST_STARS = 3;

/** As it is stored: one form for each character, single spaces, the usual dot. */
export const asPersonName = (text: string): string =>
  text
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[•‧・]/g, '·');

/** A name as it is on a card or a parcel: two characters at least, no digits, no signs. */
export const isPersonName = (name: string): boolean => CHINESE.test(name) || LATIN.test(name);

/** 林知夏 is 林**. Long names tell no more than that they are long. */
export function maskPersonName(name: string): string {
  const [first = '', ...rest] = name;
  return first + '*'.repeat(Math.max(1, Math.min(rest.length, MOST_STARS)));
}
