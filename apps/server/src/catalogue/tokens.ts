/** A run of Chinese characters, or a word of Latin letters and digits. */
const RUN = /\p{Script=Han}+|[a-z0-9]+/gu;
const HAN = /^\p{Script=Han}/u;
const MARKS = /[\u0300-\u036f]/g;
const APOSTROPHES = /['’]/g;

/** Colloquial forms: 裙子 means 裙, 包包 means 包. */
const COLLOQUIAL = /([裙裤鞋靴帽袜衫])子|(包)包/g;

/** Words that carry no meaning between others. */
const FILLERS = new Set(['a', 'an', 'and', 'by', 'for', 'in', 'of', 'or', 'the', 'to', 'with']);

export interface TextRun {
  text: string;
  isHan: boolean;
  /** One word, which is not searched by single characters. */
  isWord?: true;
}

/** Normalises to lower case and half width, without accents and apostrophes. */
export const normaliseText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(APOSTROPHES, '')
    .replace(COLLOQUIAL, '$1$2');

export const splitRuns = (text: string): TextRun[] =>
  (normaliseText(text).match(RUN) ?? []).map((run) => ({ text: run, isHan: HAN.test(run) }));

/** The words of a text in a normal form, to compare whole texts. */
export const joinWords = (text: string): string =>
  splitRuns(text)
    .map((run) => run.text)
    .join(' ');

/** The letters and digits of a text without what separates them: OV-24117-CML is ov24117cml. */
export const joinLatin = (text: string): string =>
  splitRuns(text)
    .filter(({ isHan }) => !isHan)
    .map((run) => run.text)
    .join('');

/** Further words of a query are ignored. */
const MAX_RUNS = 10;

/** Splits a query into distinct words without filler words, unless it has only filler words. */
export function parseQueryRuns(keyword: string): TextRun[] {
  const runs = [...new Map(splitRuns(keyword).map((run) => [run.text, run])).values()];
  const meaningful = runs.filter(({ text }) => !FILLERS.has(text));
  return (meaningful.length > 0 ? meaningful : runs).slice(0, MAX_RUNS);
}

/**
 * The search tokens of a text. Chinese: each character and each pair, because a dictionary might split
 * 连衣裙 so that 裙 does not match. Latin: the word and its singular.
 */
export function tokenise(text: string): Set<string> {
  const tokens = new Set<string>();
  for (const run of splitRuns(text)) {
    if (!run.isHan) {
      tokens.add(run.text);
      tokens.add(toSingular(run.text));
      continue;
    }
    for (const character of run.text) tokens.add(character);
    for (const pair of listCharacterPairs(run.text)) tokens.add(pair);
  }
  return tokens;
}

export function listCharacterPairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((next, i) => `${characters[i]}${next}`);
}

/** Shorts are no short coats. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['scarves', 'scarf'],
  ['shorts', 'shorts'],
]);

/** Simple stemming: dresses to dress, accessories to accessory, coats to coat; dress and gas stay. */
export function toSingular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  if (word.length < 4 || /(?:ss|us|is)$/.test(word) || !word.endsWith('s')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
