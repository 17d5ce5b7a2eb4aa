import {
  add,
  type Bitset,
  emptySet,
  fullSet,
  has,
  intersect,
  listMembers,
  unite,
} from './bitset.ts';
import type { Posting } from './postings.ts';
import { parseTerms } from './synonyms.ts';
import { type TextIndex, WEIGHTS } from './text-index.ts';
import { joinLatin, listCharacterPairs, type TextRun, toSingular } from './tokens.ts';

/** The products that match a keyword, the best first. */
export interface SearchResult {
  members: Bitset;
  order: Uint32Array;
}

/** A shorter prefix would match too many words, so it has to match a whole word. */
const MIN_PREFIX_LENGTH = 2;

/** Finds the products that match every term of the keyword, by score and then in the default order. */
export function searchIndex(index: TextIndex, count: number, keyword: string): SearchResult {
  const scores = new Uint32Array(count);
  const code = index.postings
    .get(joinLatin(keyword))
    ?.filter(({ weight }) => weight === WEIGHTS.code);
  if (code && code.length > 0) return toResult(index, addScores(code, count, scores), scores);
  const terms = parseTerms(index.synonyms, keyword);
  const members = terms.length > 0 ? fullSet(count) : emptySet(count);
  for (const { alternatives } of terms) {
    const matches = emptySet(count);
    for (const [at, runs] of alternatives.entries())
      unite(matches, findRuns(index, count, runs, scores, at === 0 ? keepWeights : halveWeights));
    intersect(members, matches);
  }
  return toResult(index, members, scores);
}

const toResult = ({ inStock }: TextIndex, members: Bitset, scores: Uint32Array): SearchResult => ({
  members,
  order: sortByScore(listMembers(members), scores, inStock),
});

type AdjustWeights = (postings: readonly Posting[]) => readonly Posting[];

const keepWeights: AdjustWeights = (postings) => postings;

const halveWeights: AdjustWeights = (postings) =>
  postings.map(({ weight, products }) => ({ weight: weight >> 1, products }));

/** Finds the products that contain all runs. */
function findRuns(
  index: TextIndex,
  count: number,
  runs: readonly TextRun[],
  scores: Uint32Array,
  adjustWeights: AdjustWeights,
): Bitset {
  const members = fullSet(count);
  for (const run of runs)
    intersect(
      members,
      run.isHan
        ? coverRun(index, count, run, scores, adjustWeights)
        : addScores(adjustWeights(findPrefixPostings(index, run.text)), count, scores),
    );
  return members;
}

/**
 * Adds the weights of the postings to the score of each product. Several matching words of one field
 * (coat, coats) count once; matches in different fields count separately.
 */
function addScores(postings: readonly Posting[], count: number, scores: Uint32Array): Bitset {
  const matches = emptySet(count);
  let inField = emptySet(count);
  let field: number | undefined;
  for (const { weight, products } of [...postings].sort((a, b) => b.weight - a.weight)) {
    if (weight !== field) {
      unite(matches, inField);
      inField = emptySet(count);
      field = weight;
    }
    for (let i = 0; i < products.length; i++) {
      const product = products[i] as number;
      if (has(inField, product)) continue;
      add(inField, product);
      scores[product] = (scores[product] as number) + weight;
    }
  }
  return unite(matches, inField);
}

/** Finds the word, its singular and, at half the weight, the words it is a prefix of. */
function findPrefixPostings(index: TextIndex, word: string): Posting[] {
  const exactTokens = new Set([word, toSingular(word)]);
  const postings = [...exactTokens].flatMap((token) => index.postings.get(token) ?? []);
  if (word.length < MIN_PREFIX_LENGTH) return postings;
  for (let at = findLowerBound(index.latin, word); index.latin[at]?.startsWith(word); at++) {
    const token = index.latin[at] as string;
    if (!exactTokens.has(token)) postings.push(...halveWeights(index.postings.get(token) ?? []));
  }
  return postings;
}

/**
 * A run matches a product if each character is part of a pair that the product contains:
 * 黑色大衣 matches by 黑色 and 大衣, although no product contains 色大. A character whose pairs occur in
 * no product is matched alone if it means something alone: 红裙 matches by 红 and 裙, but 口红 is no 红.
 */
function coverRun(
  index: TextIndex,
  count: number,
  { text, isWord }: TextRun,
  scores: Uint32Array,
  adjustWeights: AdjustWeights,
): Bitset {
  const find = (token: string): Bitset | undefined => {
    const postings = index.postings.get(token);
    return postings && addScores(adjustWeights(postings), count, scores);
  };
  const characters = [...text];
  const findSingle = (character: string): Bitset | undefined =>
    characters.length === 1 || (!isWord && index.vocabulary.singles.has(character))
      ? find(character)
      : undefined;
  const pairs = listCharacterPairs(text).map(find);
  const matches = fullSet(count);
  for (const [at, character] of characters.entries()) {
    const coveredMembers = emptySet(count);
    const covers = [pairs[at - 1], pairs[at]].filter((pair) => pair !== undefined);
    if (covers.length === 0) covers.push(findSingle(character) ?? coveredMembers);
    for (const members of covers) unite(coveredMembers, members);
    intersect(matches, coveredMembers);
  }
  return matches;
}

/** Counting sort by score, the highest first; ties keep the default order, sold-out products last. */
function sortByScore(products: Uint32Array, scores: Uint32Array, inStock: Bitset): Uint32Array {
  const maxScore = products.reduce((top, n) => Math.max(top, scores[n] as number), 0);
  const offsets = new Uint32Array(2 * maxScore + 3);
  const rankOf = (n: number): number =>
    2 * (maxScore - (scores[n] as number)) + Number(!has(inStock, n));
  for (const n of products) offsets[rankOf(n) + 1] = (offsets[rankOf(n) + 1] as number) + 1;
  for (let rank = 1; rank < offsets.length; rank++) {
    offsets[rank] = (offsets[rank] as number) + (offsets[rank - 1] as number);
  }
  const sorted = new Uint32Array(products.length);
  for (const n of products) {
    const offset = offsets[rankOf(n)] as number;
    sorted[offset] = n;
    offsets[rankOf(n)] = offset + 1;
  }
  return sorted;
}

function findLowerBound(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
