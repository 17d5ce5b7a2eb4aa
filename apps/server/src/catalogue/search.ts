import { add, type Bitset, emptySet, fullSet, has, join, keep, membersOf } from './bitset.ts';
import { otherRuns, otherWords } from './synonyms.ts';
import type { Posting, TextIndex } from './text-index.ts';
import { oneEditApart } from './typos.ts';
import { pairsOf, queryRuns, type Run, singular } from './words.ts';

/** What a keyword found: which products, the best first. */
export interface Found {
  members: Bitset;
  order: Uint32Array;
}

/** A word this long may be written with one slip of the finger. */
const FORGIVEN_LENGTH = 5;
/** "s" would match half the dictionary: a single letter has to be the whole word. */
const PREFIX_LENGTH = 2;

/** Products in which every term of the keyword is found; best match first, then the shop's order. */
export function search(index: TextIndex, count: number, keyword: string): Found {
  const runs = queryRuns(keyword);
  const exact = findAll(index, count, runs, postingsOfWord);
  return exact.order.length > 0 ? exact : findAll(index, count, runs, postingsOfSlip);
}

type Lookup = (index: TextIndex, word: string) => Posting[];

function findAll(index: TextIndex, count: number, runs: readonly Run[], lookup: Lookup): Found {
  const scores = new Uint32Array(count);
  const members = runs.length > 0 ? fullSet(count) : emptySet(count);
  for (const { text, isHan } of runs) {
    keep(
      members,
      isHan ? findRun(index, count, text, scores) : score(lookup(index, text), count, scores),
    );
  }
  return { members, order: byScore(membersOf(members), scores) };
}

/**
 * Adds to each product the weights of the postings it stands in. A product may be met under several
 * words of one field (coat, coats); that counts once, but its name and its category count both.
 */
function score(postings: readonly Posting[], count: number, scores: Uint32Array): Bitset {
  const found = emptySet(count);
  let seen = emptySet(count);
  let field: number | undefined;
  for (const { weight, products } of [...postings].sort((a, b) => b.weight - a.weight)) {
    if (weight !== field) {
      join(found, seen);
      seen = emptySet(count);
      field = weight;
    }
    for (let i = 0; i < products.length; i++) {
      const product = products[i] as number;
      if (has(seen, product)) continue;
      add(seen, product);
      scores[product] = (scores[product] as number) + weight;
    }
  }
  return join(found, seen);
}

/** A word, and at half its weight whatever else it is called. */
const postingsOfWord: Lookup = (index, word) => [
  ...postingsOfBeginning(index, word),
  ...otherWords(word).flatMap((other) => halved(postingsOfBeginning(index, other))),
];

/** The word itself, its singular, and whatever begins with it, which tells half as much. */
function postingsOfBeginning(index: TextIndex, word: string): Posting[] {
  const whole = new Set([word, singular(word)]);
  const postings = [...whole].flatMap((token) => index.postings.get(token) ?? []);
  if (word.length < PREFIX_LENGTH) return postings;
  for (let at = firstNotBelow(index.latin, word); index.latin[at]?.startsWith(word); at++) {
    const token = index.latin[at] as string;
    if (!whole.has(token)) postings.push(...halved(index.postings.get(token) ?? []));
  }
  return postings;
}

/** For a word that nothing has: the words one slip away from it. */
function postingsOfSlip(index: TextIndex, word: string): Posting[] {
  const postings = postingsOfWord(index, word);
  if (postings.length > 0 || word.length < FORGIVEN_LENGTH) return postings;
  const near = index.latin.filter((token) => oneEditApart(token, word));
  return near.flatMap((token) => halved(index.postings.get(token) ?? []));
}

const halved = (postings: readonly Posting[]): Posting[] =>
  postings.map(({ weight, products }) => ({ weight: weight >> 1, products }));

/** A run of Chinese in its own words or in others. */
function findRun(index: TextIndex, count: number, run: string, scores: Uint32Array): Bitset {
  const found = coverRun(index, count, run, scores);
  for (const other of otherRuns(run)) join(found, coverRun(index, count, other, scores, halved));
  return found;
}

/**
 * A run is found where each of its characters is covered by a pair it forms with a neighbour:
 * 黑色大衣 by 黑色 and 大衣, though nothing says 色大. A character whose pairs occur nowhere in the
 * shop may stand alone: 红裙 by 红 and 裙.
 */
function coverRun(
  index: TextIndex,
  count: number,
  run: string,
  scores: Uint32Array,
  weigh = (postings: readonly Posting[]): readonly Posting[] => postings,
): Bitset {
  const find = (token: string): Bitset | undefined => {
    const postings = index.postings.get(token);
    return postings && score(weigh(postings), count, scores);
  };
  const pairs = pairsOf(run).map(find);
  const found = fullSet(count);
  for (const [at, character] of [...run].entries()) {
    const cover = emptySet(count);
    const covering = [pairs[at - 1], pairs[at]].filter((pair) => pair !== undefined);
    if (covering.length === 0) covering.push(find(character) ?? cover);
    for (const members of covering) join(cover, members);
    keep(found, cover);
  }
  return found;
}

/** Sorts by score with the highest first; equals stay in the shop's order. Counting, not comparing. */
function byScore(products: Uint32Array, scores: Uint32Array): Uint32Array {
  const highest = products.reduce((top, n) => Math.max(top, scores[n] as number), 0);
  const places = new Uint32Array(highest + 2);
  const rankOf = (n: number): number => highest - (scores[n] as number);
  for (const n of products) places[rankOf(n) + 1] = (places[rankOf(n) + 1] as number) + 1;
  for (let rank = 1; rank < places.length; rank++) {
    places[rank] = (places[rank] as number) + (places[rank - 1] as number);
  }
  const sorted = new Uint32Array(products.length);
  for (const n of products) {
    const place = places[rankOf(n)] as number;
    sorted[place] = n;
    places[rankOf(n)] = place + 1;
  }
  return sorted;
}

function firstNotBelow(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
