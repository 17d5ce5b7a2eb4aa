/** What is left of a picture when it is looked at from across the room. */
export interface Likeness {
  /** For each cell of the grid, whether its right neighbour is lighter. */
  steps: Uint8Array;
  /** The mean colour of what is not ground, 0..255. */
  colour: readonly [number, number, number];
}

export const GRID = 24;
const COLUMNS = GRID + 1;
/** Below this difference two cells are the same: it would only compare noise. */
const FLAT = 3;
const GROUND_REACH = 14;

/** From a picture of GRID + 1 by GRID pixels, three bytes each. */
export function likenessOf(pixels: Uint8Array): Likeness {
  const grey = (i: number) =>
    0.3 * pixels[i * 3] + 0.59 * pixels[i * 3 + 1] + 0.11 * pixels[i * 3 + 2];
  const steps = new Uint8Array(GRID * GRID);
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < GRID; y++) {
    for (let x = 0; x < GRID; x++) {
      const i = y * COLUMNS + x;
      const change = grey(i + 1) - grey(i);
      steps[y * GRID + x] = Math.abs(change) < FLAT ? 1 : change > 0 ? 2 : 0;
      const offGround = [0, 1, 2].some(
        (c) => Math.abs(pixels[i * 3 + c] - pixels[c]) > GROUND_REACH,
      );
      if (!offGround) continue;
      for (let c = 0; c < 3; c++) sum[c] += pixels[i * 3 + c];
      count++;
    }
  }
  const mean = (c: number) => sum[c] / Math.max(1, count);
  return { steps, colour: [mean(0), mean(1), mean(2)] };
}

/** The share of cells in which two pictures differ, 0..1. */
function shapeDistance(a: Likeness, b: Likeness): number {
  let different = 0;
  for (let i = 0; i < a.steps.length; i++) if (a.steps[i] !== b.steps[i]) different++;
  return different / a.steps.length;
}

/** How far apart two mean colours are, in bytes. */
const colourDistance = ({ colour: a }: Likeness, { colour: b }: Likeness) =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Shape and colour weighed together: 0 is the same picture, and 100 nothing in common. */
export const unlikeness = (a: Likeness, b: Likeness) =>
  shapeDistance(a, b) * 100 + colourDistance(a, b) * 0.8;

/** Below this a shopper would take two pieces for one; found by looking at the closest pairs. */
export const TOO_ALIKE = 4.5;

export interface Pair {
  a: string;
  b: string;
  unlikeness: number;
}

/** All pairs nearer than a limit, nearest first. */
export function pairsWithin(limit: number, names: readonly string[], seen: readonly Likeness[]) {
  const pairs: Pair[] = [];
  for (let i = 0; i < names.length; i++) {
    for (let j = i + 1; j < names.length; j++) {
      const distance = unlikeness(seen[i], seen[j]);
      if (distance < limit) pairs.push({ a: names[i], b: names[j], unlikeness: distance });
    }
  }
  return pairs.sort((p, q) => p.unlikeness - q.unlikeness);
}
