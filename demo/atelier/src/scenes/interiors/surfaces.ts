import { blur } from '../../engine/blur.ts';
import { clamp } from '../../engine/maths.ts';
import { createRandom } from '../../engine/random.ts';
import { type Canvas, type DisplayColour, tint, unitOf } from '../canvas.ts';
import { smoothNoise } from '../smooth-noise.ts';

export const scaled = ([r, g, b]: DisplayColour, k: number): DisplayColour => [r * k, g * k, b * k];

export const between = (a: DisplayColour, b: DisplayColour, t: number): DisplayColour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** A function of the pixel that adds layers of soft noise: how far down, how far across, how strong. */
export function grain(
  canvas: Canvas,
  seed: number,
  layers: readonly (readonly [down: number, across: number, strength: number])[],
): (i: number) => number {
  const unit = unitOf(canvas);
  const planes = layers.map(([down, across, strength], n) => ({
    strength,
    plane: smoothNoise(
      canvas.w,
      canvas.h,
      Math.round(down * unit),
      Math.round(across * unit),
      (seed % 3) + n * 3,
    ),
  }));
  return (i) => planes.reduce((sum, { plane, strength }) => sum + plane[i] * strength, 0);
}

/** The grain of boards that run down or across. */
export const woodGrain = (canvas: Canvas, seed: number, across: boolean) =>
  grain(
    canvas,
    seed,
    across
      ? [
          [1, 60, 0.02],
          [5, 160, 0.03],
          [26, 240, 0.024],
        ]
      : [
          [60, 1, 0.028],
          [160, 5, 0.04],
          [240, 26, 0.028],
        ],
  );

/** The distance of `at` to the nearest of the evenly spaced lines, as a share of the spacing. */
export const nearLine = (at: number, spacing: number, offset = 0): number => {
  const t = (at - offset) / spacing;
  return Math.abs(t - Math.round(t));
};

/** Brightness falls off around a lamp or a bright spot. */
export const glow = (x: number, y: number, cx: number, cy: number, rx: number, ry = rx): number =>
  Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2);

/** Darkens the corner between a wall and its floor. */
export function shadeCorner(canvas: Canvas, floor: number, strength = 0.2) {
  const { w, h } = canvas;
  const top = Math.round(h * floor);
  for (let y = 0; y < h; y++) {
    const k = 1 - strength * Math.exp(-Math.abs(y - top) / ((16 * h) / 1000));
    for (let x = 0; x < w; x++) tint(canvas, y * w + x, [k, k, k]);
  }
}

/** A soft shadow of a shape given by its coverage, moved down and to the right. */
export function castShadow(
  canvas: Canvas,
  coverage: (x: number, y: number) => number,
  { dx, dy, soft, strength }: { dx: number; dy: number; soft: number; strength: number },
) {
  const { w, h } = canvas;
  const unit = unitOf(canvas);
  const thrown = new Float32Array(w * h);
  for (let i = 0; i < w * h; i++) {
    thrown[i] = coverage((i % w) - dx * unit, Math.floor(i / w) - dy * unit);
  }
  const shadow = blur(thrown, w, h, soft * unit);
  for (let i = 0; i < w * h; i++) {
    const s = shadow[i] * strength;
    if (s > 0.002) tint(canvas, i, [1 - 0.92 * s, 1 - 0.97 * s, 1 - s]);
  }
}

/** Coverage of a box in pixels, with edges one pixel soft. */
export const boxCoverage =
  (x0: number, y0: number, x1: number, y1: number) =>
  (x: number, y: number): number =>
    clamp(x - x0 + 0.5) * clamp(x1 - x + 0.5) * clamp(y - y0 + 0.5) * clamp(y1 - y + 0.5);

export interface Leaf {
  x: number;
  y: number;
  length: number;
  turn: number;
  wide: number;
}

/** Coverage of many leaves, blurred; lengths in pixels. */
export function leafCoverage(
  { w, h }: Canvas,
  leaves: readonly Leaf[],
  soft: number,
): Float32Array {
  const out = new Float32Array(w * h);
  for (const { x: cx, y: cy, length, turn, wide } of leaves) {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    for (let y = Math.max(0, Math.floor(cy - length)); y < Math.min(h, cy + length); y++) {
      for (let x = Math.max(0, Math.floor(cx - length)); x < Math.min(w, cx + length); x++) {
        const along = ((x - cx) * cos + (y - cy) * sin) / length;
        const aside = ((y - cy) * cos - (x - cx) * sin) / (length * wide);
        // Pointed at both ends.
        if (Math.abs(aside) < 1 - along * along) out[y * w + x] = 1;
      }
    }
  }
  return blur(out, w, h, soft);
}

/** The leaves of a palm frond, from its stem at (x, y) along an arc. */
export function frond(
  seed: number,
  x: number,
  y: number,
  { reach, turn, bend, size }: { reach: number; turn: number; bend: number; size: number },
): Leaf[] {
  const rng = createRandom(`frond ${seed} ${x} ${y}`);
  return Array.from({ length: 34 }, (_, i) => {
    const t = (i >> 1) / 17;
    const angle = turn + bend * t;
    const side = i % 2 ? 1 : -1;
    const length = size * (0.35 + 0.65 * Math.sin(Math.PI * (0.12 + 0.8 * t)));
    const px = x + Math.cos(turn + (bend * t) / 2) * reach * t;
    const py = y + Math.sin(turn + (bend * t) / 2) * reach * t;
    const leafTurn = angle + side * (0.75 - 0.35 * t) + rng.between(-0.08, 0.08);
    return {
      x: px + Math.cos(leafTurn) * length,
      y: py + Math.sin(leafTurn) * length,
      length,
      turn: leafTurn,
      wide: 0.13,
    };
  });
}
