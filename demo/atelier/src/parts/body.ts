import { lerp } from '../engine/maths.ts';
import type { Fold, Material, Part } from '../engine/part.ts';
import { type Point, path, symmetric } from '../engine/path.ts';
import { rounded } from '../engine/shapes.ts';
import { darken, material } from '../fabrics/materials.ts';
import { fold } from './stitches.ts';

/** The measurements of an upper body, right half. */
export interface Measurements {
  neckW: number;
  neckY: number;
  shoulderW: number;
  shoulderY: number;
  pit: readonly [number, number];
  waist: readonly [number, number];
  hip?: readonly [number, number];
  hem: readonly [number, number];
  /** Outer x, y and width of the cuff. */
  cuff: readonly [number, number, number];
  bicep?: number;
  /** How far the arm curves outwards. */
  bow?: number;
  /** The fullness of the sleeve head. */
  head?: number;
}

/** The outline of neck, shoulder, armhole, side and hem, from the top down. */
export function torso(m: Measurements): Point[] {
  const { neckW, neckY, shoulderW, shoulderY, pit, waist, hip, hem } = m;
  return [
    [neckW, neckY, true],
    [(neckW + shoulderW) * 0.52, (neckY + shoulderY) * 0.5 - 3],
    [shoulderW, shoulderY, true],
    [shoulderW - 16, shoulderY + (pit[1] - shoulderY) * 0.5],
    [pit[0], pit[1], true],
    [waist[0], waist[1]],
    ...(hip ? [[hip[0], hip[1]] as const] : []),
    [hem[0], hem[1], true],
  ];
}

export interface Sleeve {
  outline: Point[];
  folds: Fold[];
}

/** `ex` is the x of the outer elbow, where the fabric folds. */
function sleeveFolds(m: Measurements, ex: number, length: number): Fold[] {
  const { shoulderW: sw, shoulderY: sy, pit, bicep = 104 } = m;
  const inner = ex - bicep;
  const e = sy + length * 0.52;
  return [
    fold(
      path`${inner + bicep * 0.05},${e + 16} ${ex - bicep * 0.5},${e - 4} ${ex - 6},${e - 26}`,
      11,
      7,
      { lean: 0.45, rise: 0.25, fall: 0.6 },
    ),
    fold(
      path`${inner + bicep * 0.1},${e + 34} ${ex - bicep * 0.5},${e + 30} ${ex - 8},${e + 20}`,
      10,
      6,
      { lean: -0.4, rise: 0.25, fall: 0.6 },
    ),
    fold(
      path`${inner + bicep * 0.2},${e - 20} ${ex - bicep * 0.45},${e - 52} ${ex - 24},${e - 88}`,
      12,
      5,
      { lean: 0.4, fall: 0.6 },
    ),
    fold(path`${inner + bicep * 0.2},${e + 66} ${ex - 30},${e + 96}`, 13, 4.5, {
      lean: 0.3,
      fall: 0.6,
    }),
    fold(
      path`${pit[0] - 16},${pit[1] - 26} ${sw + 4},${sy + length * 0.3} ${sw + 24},${sy + length * 0.44}`,
      14,
      5,
      { lean: 0.4, fall: 0.7 },
    ),
    fold(
      path`${sw - 34},${sy + 30} ${sw + 10},${sy + length * 0.2} ${sw + 20},${sy + length * 0.4}`,
      18,
      5,
      { fall: 0.6 },
    ),
  ];
}

/** A set-in sleeve hanging at the side, with folds at elbow and armhole. */
export function sleeve(m: Measurements): Sleeve {
  const { shoulderW: sw, shoulderY: sy, pit, cuff, bow = 0, head = 1, bicep = 104 } = m;
  const [co, cy, cw] = cuff;
  const length = cy - sy;
  const ex = lerp(sw + 34, co, 0.5) + 10 + bow;
  const outline = path`
    ${sw - 24},${sy - 5}! ${sw + 8 * head},${sy + 6} ${sw + 30},${sy + length * 0.14}
    ${sw + 46 + bow * 0.4},${sy + length * 0.3} ${ex},${sy + length * 0.55} ${co},${cy}!
    ${co - cw * 0.5},${cy + 7} ${co - cw},${cy + 4}!
    ${ex - lerp(bicep, cw, 0.55)},${sy + length * 0.56} ${pit[0] - 16},${pit[1] + 26}
    ${pit[0] - 22},${pit[1] - 8} ${sw - 40},${sy + (pit[1] - sy) * 0.42}`;
  return { outline, folds: sleeveFolds(m, ex, length) };
}

/** A woven label. */
export const label = (y: number, w = 48): Part => ({
  outline: rounded(-w / 2, y, w, 20, 1.5),
  polygon: true,
  material: material('satin', '#efe9dc'),
  swell: null,
  edge: { radius: 1.5, height: 0.8 },
  body: 0,
  shadow: { dx: 0.5, dy: 1.5, blur: 1.5, opacity: 0.35 },
  lines: [
    {
      line: path`${-w / 2 + 9},${y + 10} ${w / 2 - 9},${y + 10}`,
      width: 2.4,
      colour: [0.04, 0.035, 0.03],
      dash: [3, 1.4],
    },
  ],
});

/** The parts visible through the neck: the lining of the back and the label. */
export function neckInside(
  { neckW: w, neckY: y }: Measurements,
  lining: Material,
  drop = 200,
): Part[] {
  return [
    {
      outline: symmetric(
        path`0,${y - 8} ${w * 0.7},${y - 6} ${w + 8},${y + 4} ${w + 20},${y + 60}
          ${w * 0.6},${y + drop} 0,${y + drop + 40}`,
      ),
      material: lining,
      swell: null,
      edge: null,
      body: 0,
      shadow: null,
      folds: [fold(path`${-w},${y + 34} 0,${y + 50} ${w},${y + 34}`, 22, -8)],
      decals: [
        {
          outline: path`${-w - 30},${y + 110}! ${w + 30},${y + 110}! ${w + 30},${y + 400}!
            ${-w - 30},${y + 400}!`,
          tone: 0.45,
          soft: 40,
        },
      ],
    },
    label(y + 22),
  ];
}

/** The dark inside of the back, visible below the hem of the front. */
export const hemInside = (half: readonly Point[], cloth: Material, k = 0.4): Part => ({
  outline: symmetric(half),
  material: darken(cloth, k),
  swell: null,
  shadow: null,
});
