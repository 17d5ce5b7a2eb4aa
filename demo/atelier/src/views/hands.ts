import type { Fold, Part } from '../engine/part.ts';
import { type Path, path } from '../engine/path.ts';
import { material } from '../fabrics/materials.ts';
import { fold } from '../parts/stitches.ts';

const LINEN = material('canvas', '#d9cdb9');

const ofLinen = (outline: Path, folds: readonly Fold[] = []): Part => ({
  outline,
  material: LINEN,
  swell: { radius: 20, height: 24 },
  edge: { radius: 12, height: 9 },
  body: 0,
  shadow: { dx: 2, dy: 4, blur: 6, opacity: 0.35 },
  folds,
});

/** The lines between four fingers, from one height to another. */
const fingerLines = (x: number, from: number, to: number): Fold[] =>
  [-14, 1, 16].map((dx) =>
    fold(path`${x + dx},${from} ${x + dx * 0.8},${to}`, 4, -5, { rise: 0.1, fall: 0.1 }),
  );

/** The palm of a closed hand, which goes behind the handle. */
export const palm = (x: number, y: number): Part =>
  ofLinen(path`${x - 30},${y - 20}! ${x + 28},${y - 24}! ${x + 36},${y + 40} ${x + 30},${y + 92}
    ${x},${y + 104} ${x - 28},${y + 92} ${x - 38},${y + 36}`);

/** Its fingers, in front of the handle. */
export const closedFingers = (x: number, y: number): Part =>
  ofLinen(
    path`${x - 34},${y + 46} ${x},${y + 38} ${x + 33},${y + 46} ${x + 34},${y + 78}
      ${x + 22},${y + 102} ${x},${y + 108} ${x - 22},${y + 102} ${x - 34},${y + 78}`,
    fingerLines(x, y + 52, y + 102),
  );

/** A hand that hangs down, with its thumb towards the body. */
export const restingHand = (x: number, y: number): Part[] => [
  ofLinen(path`${x - 24},${y + 8} ${x - 8},${y + 26} ${x - 18},${y + 78} ${x - 38},${y + 88}
    ${x - 44},${y + 66} ${x - 36},${y + 28}`),
  ofLinen(
    path`${x - 26},${y - 20}! ${x + 26},${y - 24}! ${x + 33},${y + 40} ${x + 28},${y + 104}
      ${x + 14},${y + 146} ${x - 4},${y + 152} ${x - 20},${y + 134} ${x - 30},${y + 60}`,
    fingerLines(x, y + 70, y + 142),
  ),
];
