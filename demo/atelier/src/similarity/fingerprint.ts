/** A small perceptual fingerprint of an image. */
export interface Fingerprint {
  /** Per grid cell: whether its right neighbour is darker (0), equal (1) or lighter (2). */
  gradients: Uint8Array;
  /** The mean colour without the background, 0..255. */
  colour: readonly [number, number, number];
}

export const GRID = 24;
const COLUMNS = GRID + 1;
/** Smaller differences count as equal, because they are noise. */
const NOISE_THRESHOLD = 3;
const BACKGROUND_TOLERANCE = 14;

/** Creates a fingerprint from an image of GRID + 1 by GRID pixels, three bytes each. */
export function createFingerprint(pixels: Uint8Array): Fingerprint {
  const grey = (i: number) =>
    0.3 * pixels[i * 3] + 0.59 * pixels[i * 3 + 1] + 0.11 * pixels[i * 3 + 2];
  const gradients = new Uint8Array(GRID * GRID);
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < GRID; y++) {
    for (let x = 0; x < GRID; x++) {
      const i = y * COLUMNS + x;
      const change = grey(i + 1) - grey(i);
      gradients[y * GRID + x] = Math.abs(change) < NOISE_THRESHOLD ? 1 : change > 0 ? 2 : 0;
      const offGround = [0, 1, 2].some(
        (c) => Math.abs(pixels[i * 3 + c] - pixels[c]) > BACKGROUND_TOLERANCE,
      );
      if (!offGround) continue;
      for (let c = 0; c < 3; c++) sum[c] += pixels[i * 3 + c];
      count++;
    }
  }
  const mean = (c: number) => sum[c] / Math.max(1, count);
  return { gradients, colour: [mean(0), mean(1), mean(2)] };
}

/** The share of cells in which two images differ, 0..1. */
function gradientDistance(a: Fingerprint, b: Fingerprint): number {
  let different = 0;
  for (let i = 0; i < a.gradients.length; i++) if (a.gradients[i] !== b.gradients[i]) different++;
  return different / a.gradients.length;
}

/** The distance of two mean colours, in byte values. */
const colourDistance = ({ colour: a }: Fingerprint, { colour: b }: Fingerprint) =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Weighs shape and colour: 0 for equal images, up to 100 and more for different ones. */
export const difference = (a: Fingerprint, b: Fingerprint) =>
  gradientDistance(a, b) * 100 + colourDistance(a, b) * 0.8;

/**
 * Below this difference two products are one cut in two colours; found by review of the closest pairs.
 * A pair below it needs a collar, a clasp or a length of its own.
 */
export const MIN_DIFFERENCE = 9;

export interface Pair {
  a: string;
  b: string;
  difference: number;
}

/** All pairs below a limit, most similar first. */
export function findSimilarPairs(
  limit: number,
  names: readonly string[],
  fingerprints: readonly Fingerprint[],
) {
  const pairs: Pair[] = [];
  for (let i = 0; i < names.length; i++) {
    for (let j = i + 1; j < names.length; j++) {
      const distance = difference(fingerprints[i], fingerprints[j]);
      if (distance < limit) pairs.push({ a: names[i], b: names[j], difference: distance });
    }
  }
  return pairs.sort((p, q) => p.difference - q.difference);
}
