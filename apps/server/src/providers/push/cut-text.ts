const ELLIPSIS = '…';
const LAST_LATIN = 0xff;

const widthOf = (character: string): number =>
  (character.codePointAt(0) ?? 0) > LAST_LATIN ? 2 : 1;

/** Cuts a text to a width in which a Chinese character counts as two, because vendors refuse longer ones. */
export function cutToWidth(text: string, max: number): string {
  const characters = Array.from(text);
  const total = characters.reduce((sum, character) => sum + widthOf(character), 0);
  if (total <= max) return text;
  let width = widthOf(ELLIPSIS);
  const kept = characters.filter((character) => {
    width += widthOf(character);
    return width <= max;
  });
  return kept.join('') + ELLIPSIS;
}

/** Cuts a text to a number of characters. */
export function cutToLength(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max ? text : characters.slice(0, max - 1).join('') + ELLIPSIS;
}
