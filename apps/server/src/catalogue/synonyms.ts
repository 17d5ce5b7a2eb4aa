import type { SynonymRow } from './rows.ts';
import { parseQueryRuns, splitRuns, type TextRun, toSingular } from './tokens.ts';

/** A part of a query. Its first alternative is what was typed, the others are synonyms of it. */
export interface SearchTerm {
  alternatives: readonly (readonly TextRun[])[];
}

/** Synonyms by the normalised form of the words. */
export interface Synonyms {
  readonly byWords: ReadonlyMap<string, readonly string[]>;
  /** Words without meaning in a longer query. */
  readonly ignored: ReadonlySet<string>;
  /** The Chinese words among them, the longest first, because they are found inside of runs. */
  readonly chinese: readonly (readonly [word: string, alsoFind: readonly string[]])[];
  /** The number of runs of the longest words. */
  readonly maxRuns: number;
}

/** More alternatives of one run of characters are not searched. */
const MAX_ALTERNATIVES = 12;

/** 白色 also matches 象牙白, so the colour is searched without 色. */
const COLOUR_WORD = /([白黑灰红橙黄绿蓝紫粉棕金银])色/g;

const toKey = (runs: readonly TextRun[]): string =>
  runs.map(({ text, isHan }) => (isHan ? text : toSingular(text))).join(' ');

/** Prepares the shop's synonyms for queries. */
export function createSynonyms(rows: readonly SynonymRow[]): Synonyms {
  const byWords = new Map<string, string[]>();
  const ignored = new Set<string>();
  let maxRuns = 1;
  for (const { words, alsoFind } of rows) {
    for (const word of words) {
      const runs = splitRuns(word);
      const key = toKey(runs);
      if (key === '') continue;
      maxRuns = Math.max(maxRuns, runs.length);
      if (alsoFind.length === 0) {
        ignored.add(key);
        continue;
      }
      const others = alsoFind.filter((other) => toKey(splitRuns(other)) !== key);
      byWords.set(key, [...new Set([...(byWords.get(key) ?? []), ...others])]);
    }
  }
  const chinese = [...byWords]
    .filter(([key]) => /^\p{Script=Han}+$/u.test(key))
    .sort(([a], [b]) => b.length - a.length);
  return { byWords, ignored, chinese, maxRuns };
}

/** Splits a query into terms with their synonyms, and drops words that the shop ignores. */
export function parseTerms(synonyms: Synonyms, keyword: string): SearchTerm[] {
  const typed = parseQueryRuns(keyword);
  const meaningful = typed.flatMap((run) => dropIgnored(synonyms, run));
  const runs = meaningful.length > 0 ? meaningful : typed;
  const terms: SearchTerm[] = [];
  for (let at = 0; at < runs.length; ) {
    const words = findWords(synonyms, runs, at);
    const taken = runs.slice(at, at + Math.max(1, words?.runCount ?? 1));
    const [run] = taken;
    const others = words?.alsoFind.map(splitRuns) ?? [];
    terms.push({
      alternatives:
        taken.length === 1 && run?.isHan
          ? [markWord(synonyms, run), ...expandRun(synonyms, run.text).map(splitRuns)]
          : [taken, ...others],
    });
    at += taken.length;
  }
  return terms;
}

/** A run that is one word is not taken apart: 皮带 is not what has 皮 and 带. */
const markWord = ({ byWords }: Synonyms, run: TextRun): TextRun[] => [
  byWords.has(run.text) ? { ...run, isWord: true } : run,
];

/** Finds the longest words with synonyms that start at a run. */
function findWords({ byWords, maxRuns }: Synonyms, runs: readonly TextRun[], at: number) {
  for (let runCount = Math.min(maxRuns, runs.length - at); runCount > 0; runCount--) {
    const alsoFind = byWords.get(toKey(runs.slice(at, at + runCount)));
    if (alsoFind) return { runCount, alsoFind };
  }
  return undefined;
}

/** Words without synonyms carry no meaning: 新款 in 新款大衣. */
function dropIgnored({ byWords, ignored }: Synonyms, run: TextRun): TextRun[] {
  if (!run.isHan) return ignored.has(toKey([run])) ? [] : [run];
  if (byWords.has(run.text)) return [run];
  const text = [...ignored].reduce((rest, word) => rest.replaceAll(word, ''), run.text);
  return text === '' ? [] : [{ text, isHan: true }];
}

/** Replaces each word that has synonyms, also several in one run. */
function expandRun({ byWords, chinese }: Synonyms, run: string): string[] {
  const whole = byWords.get(run);
  if (whole) return [...whole];
  let variants = [run];
  for (const [word, alsoFind] of chinese) {
    if (!run.includes(word)) continue;
    const replaced = variants.flatMap((variant) =>
      variant.includes(word)
        ? alsoFind
            .filter((other) => !variant.includes(other))
            .map((other) => variant.replace(word, other))
        : [],
    );
    variants = [...variants, ...replaced].slice(0, MAX_ALTERNATIVES);
  }
  const withoutColourWord = variants.map((variant) => variant.replace(COLOUR_WORD, '$1'));
  return [...new Set([...variants, ...withoutColourWord])].filter((other) => other !== run);
}
