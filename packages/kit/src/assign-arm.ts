import { BUCKETS } from './visitor-bucket.ts';

/** The two versions of a page that a test compares. */
export type Arm = 'a' | 'b';

const PERCENT = 100;
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A number from a text in which one other character changes everything (FNV-1a). */
function hashText(text: string): number {
  let hash = FNV_START;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  return hash >>> 0;
}

/** Random numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The place of each bucket in an order that only the id of the test decides. */
function shuffleBuckets(testId: string): Uint16Array {
  const random = createRandom(hashText(`test ${testId}`));
  const places = Uint16Array.from({ length: BUCKETS }, (_, bucket) => bucket);
  for (let last = BUCKETS - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const place = places[last] as number;
    places[last] = places[other] as number;
    places[other] = place;
  }
  return places;
}

/** Decides which buckets see B. Each test divides them in its own way, and exactly by its share. */
export function createArmAssignment(testId: string, shareOfB: number): (bucket: number) => Arm {
  const places = shuffleBuckets(testId);
  const countOfB = Math.round((shareOfB / PERCENT) * BUCKETS);
  return (bucket) => ((places[bucket] ?? BUCKETS) < countOfB ? 'b' : 'a');
}

/**
 * The arm of a bucket in a test with a share of B in per cent.
 * @example
 * assignArm('12', 417, 50) // always the same arm
 */
export const assignArm = (testId: string, bucket: number, shareOfB: number): Arm =>
  createArmAssignment(testId, shareOfB)(bucket);
