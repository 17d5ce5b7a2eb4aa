import type { Rgb } from '../engine/colour.ts';
import type { Fold, Line } from '../engine/part.ts';
import type { Path } from '../engine/path.ts';

export const stitch = (
  line: Path,
  colour: Rgb,
  width = 1.25,
  dash: readonly [number, number] = [5.5, 3],
): Line => ({ line, width, dash, colour, height: 0.5, opacity: 0.85 });

/** The fine stitching of shirts. */
export const fineStitch = (line: Path, colour: Rgb): Line => stitch(line, colour, 0.8, [4, 2]);

export const seam = (line: Path, width = 1.6): Line => ({
  line,
  width,
  height: -1.1,
  soft: 1.4,
  tone: 0.82,
});

export const fold = (
  line: Path,
  width: number,
  height: number,
  more: Partial<Fold> = {},
): Fold => ({
  line,
  width,
  height,
  ...more,
});

/** The colour of a thread, a little lighter or darker than the fabric. */
export const threadColour = ([r, g, b]: Rgb, k: number, lift = 0): Rgb => [
  Math.min(0.95, r * k + lift),
  Math.min(0.95, g * k + lift),
  Math.min(0.95, b * k + lift),
];
