/** Han characters stand in runs without spaces; Latin letters and digits in words. */
const RUN = /\p{Script=Han}+|[a-z0-9]+/gu;
const HAN = /^\p{Script=Han}/u;
const MARKS = /[\u0300-\u036f]/g;
const APOSTROPHES = /['’]/g;

/** How people speak of things: 裙子 is 裙, 包包 is 包. */
const COLLOQUIAL = /([裙裤鞋靴帽袜衫])子|(包)包/g;

/** Words that carry no meaning between others. */
const FILLERS = new Set(['a', 'an', 'and', 'by', 'for', 'in', 'of', 'or', 'the', 'to', 'with']);

export interface Run {
  text: string;
  isHan: boolean;
}

/** One way of writing: lower case, no accents, half-width, no apostrophes. */
export const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(APOSTROPHES, '')
    .replace(COLLOQUIAL, '$1$2');

export const runsOf = (text: string): Run[] =>
  (normalise(text).match(RUN) ?? []).map((run) => ({ text: run, isHan: HAN.test(run) }));

/** More words than anybody types; what comes after them is not looked for. */
const MOST_RUNS = 10;

/** What is looked for: each word once, without the fillers, unless there is nothing else. */
export function queryRuns(keyword: string): Run[] {
  const runs = [...new Map(runsOf(keyword).map((run) => [run.text, run])).values()];
  const telling = runs.filter(({ text }) => !FILLERS.has(text));
  return (telling.length > 0 ? telling : runs).slice(0, MOST_RUNS);
}

/**
 * What a text is found by. Chinese: each character and each pair, because a dictionary would cut 连衣裙
 * into 连 and 衣裙 and 裙 would miss. Latin: the word and its singular.
 */
export function tokensOf(text: string): Set<string> {
  const tokens = new Set<string>();
  for (const run of runsOf(text)) {
    if (!run.isHan) {
      tokens.add(run.text);
      tokens.add(singular(run.text));
      continue;
    }
    for (const character of run.text) tokens.add(character);
    for (const pair of pairsOf(run.text)) tokens.add(pair);
  }
  return tokens;
}

export function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((next, i) => `${characters[i]}${next}`);
}

const IRREGULAR: Readonly<Record<string, string>> = { scarves: 'scarf' };

/** A light stem: dresses is dress, accessories is accessory, coats is coat; dress and gas stay. */
export function singular(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  if (word.length < 4 || /(?:ss|us|is)$/.test(word) || !word.endsWith('s')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
