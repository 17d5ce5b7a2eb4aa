/** One Chinese character is part of too many names, and three digits of too many numbers. */
export const MIN_NAME_CHARACTERS = 2;
export const MIN_NUMBER_CHARACTERS = 4;

/** Whether orders can be searched by a text: a part of a name, or a longer one of a number. */
export function isOrderSearch(text: string): boolean {
  const compact = text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '');
  const least = /\d/.test(compact) ? MIN_NUMBER_CHARACTERS : MIN_NAME_CHARACTERS;
  return [...compact].length >= least;
}
