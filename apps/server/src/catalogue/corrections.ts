import { toSyllables } from './pinyin.ts';
import type { TextIndex } from './text-index.ts';
import { joinLatin, parseQueryRuns, type TextRun, toSingular } from './tokens.ts';
import { isOneEditApart, isSlip } from './typos.ts';
import type { Term, Vocabulary } from './vocabulary.ts';

/** Shorter words are not corrected. */
const MIN_SLIP_LENGTH = 4;
/** From this length, a wrong letter counts as a slip too. */
const MIN_WRONG_LETTER_LENGTH = 5;
/** A query of more Chinese words than this is not taken apart. */
const MAX_TERMS = 5;
/** From this length, one wrong character of a Chinese word is a slip; a shorter one could be any word. */
const MIN_CHINESE_SLIP = 3;

/**
 * Writes a keyword without results as the catalogue writes it: pinyin and initials as Chinese, homophones
 * and slips as the word that was meant. Returns nothing when any part stays unknown.
 */
export function correctKeyword(index: TextIndex, keyword: string): string | undefined {
  const runs = parseQueryRuns(keyword);
  const isLatin = runs.every(({ isHan }) => !isHan);
  const isUnknown = runs.some(({ text }) => !isKnownWord(index, text));
  // Syllables may be written apart: da yi.
  const pinyinReading =
    isLatin && isUnknown ? readPinyin(index.vocabulary, joinLatin(keyword)) : undefined;
  if (pinyinReading) return pinyinReading;
  const corrected = runs.map((run) => correctRun(index, run));
  if (corrected.length === 0 || corrected.includes(undefined)) return undefined;
  const text = joinCorrected(corrected as string[]);
  return text === joinCorrected(runs.map((run) => run.text)) ? undefined : text;
}

/** Words that the typed ones may mean, which are too uncertain to search for unasked. */
export function guessTerms({ vocabulary }: TextIndex, keyword: string): string[] {
  const runs = parseQueryRuns(keyword);
  const [run] = runs;
  if (runs.length !== 1 || !run?.isHan || run.text.length >= MIN_CHINESE_SLIP) return [];
  return vocabulary.terms
    .filter(({ text, isKind }) => isKind && isOneCharacterOff(text, run.text))
    .map(({ text }) => text);
}

/** Chinese words whose pinyin starts with the typed letters. */
export function completePinyin({ vocabulary }: TextIndex, typed: string): string[] {
  const letters = typed.replaceAll(/\s+/g, '');
  if (!/^[a-z]{2,}$/.test(letters)) return [];
  const byInitials = vocabulary.byInitials.get(letters);
  return [
    ...new Set([
      ...vocabulary.terms.filter(({ sound }) => sound.startsWith(letters)),
      ...(byInitials ? [byInitials] : []),
    ]),
  ].map(({ text }) => text);
}

function joinCorrected(texts: readonly string[]): string {
  const joined = texts.reduce((text, next) => {
    const isInsideChinese = /\p{Script=Han}$/u.test(text) && /^\p{Script=Han}/u.test(next);
    return `${text}${isInsideChinese ? '' : ' '}${next}`;
  }, '');
  return joined.trim();
}

function correctRun(index: TextIndex, { text, isHan }: TextRun): string | undefined {
  if (index.synonyms.byWords.has(isHan ? text : toSingular(text))) return text;
  if (isHan) return isKnownRun(index, text) ? text : correctChinese(index.vocabulary, text);
  if (isKnownWord(index, text)) return text;
  return readPinyin(index.vocabulary, text) ?? correctLatin(index, text);
}

const isKnownWord = ({ postings, latin }: TextIndex, word: string): boolean =>
  postings.has(word) ||
  postings.has(toSingular(word)) ||
  latin.some((token) => token.startsWith(word));

/** Whether each two neighbouring characters occur together in the catalogue. */
const isKnownRun = ({ postings }: TextIndex, run: string): boolean =>
  [...run].every((character, at, all) => at === 0 || postings.has(`${all[at - 1]}${character}`)) &&
  (run.length > 1 || postings.has(run));

/** Reads letters as the pinyin of words one after the other, or as the initials of one word. */
function readPinyin(vocabulary: Vocabulary, letters: string): string | undefined {
  const terms = splitSound(vocabulary, letters);
  if (terms) return terms.map(({ text }) => text).join('');
  return vocabulary.byInitials.get(letters)?.text;
}

/** Takes pinyin apart into as few words as possible; of equally few, the more frequent ones. */
function splitSound({ bySound, longestSound }: Vocabulary, sound: string): Term[] | undefined {
  const best: (Term[] | undefined)[] = [[]];
  for (let end = 1; end <= sound.length; end++) {
    for (let start = Math.max(0, end - longestSound); start < end; start++) {
      const before = best[start];
      const term = before && bySound.get(sound.slice(start, end));
      if (!term || before.length >= MAX_TERMS) continue;
      const words = [...before, term];
      const known = best[end];
      if (!known || isBetter(words, known)) best[end] = words;
    }
  }
  return best[sound.length];
}

const sumCounts = (terms: readonly Term[]): number =>
  terms.reduce((sum, { count }) => sum + count, 0);

const isBetter = (a: readonly Term[], b: readonly Term[]): boolean =>
  a.length < b.length || (a.length === b.length && sumCounts(a) > sumCounts(b));

/** Homophones (凤衣 for 风衣) first, then one wrong character in a longer word. */
function correctChinese(vocabulary: Vocabulary, run: string): string | undefined {
  const byEar = splitSound(vocabulary, toSyllables(run).join(''));
  if (byEar) return byEar.map(({ text }) => text).join('');
  return vocabulary.terms.find(
    ({ text }) => text.length >= MIN_CHINESE_SLIP && isOneCharacterOff(text, run),
  )?.text;
}

function isOneCharacterOff(text: string, other: string): boolean {
  const [a, b] = [[...text], [...other]];
  return a.length === b.length && a.filter((character, at) => character !== b[at]).length === 1;
}

/** The word of the catalogue with most products that differs by one slip. The first letter is rarely wrong. */
function correctLatin({ latin, postings }: TextIndex, word: string): string | undefined {
  if (word.length < MIN_SLIP_LENGTH) return undefined;
  const isNear = word.length < MIN_WRONG_LETTER_LENGTH ? isSlip : isOneEditApart;
  const countProducts = (token: string): number =>
    (postings.get(token) ?? []).reduce((sum, { products }) => sum + products.length, 0);
  return latin
    .filter((token) => token[0] === word[0] && word !== `${token}s` && isNear(token, word))
    .sort((a, b) => countProducts(b) - countProducts(a))[0];
}
