import type { Fold, Material, Part } from '../engine/part.ts';
import { path, symmetric } from '../engine/path.ts';
import { ribbon } from '../engine/shapes.ts';
import type { Measurements } from './body.ts';
import { fold } from './stitches.ts';

/** The ribbed hem of a jumper. */
export const hemRib = (w: number, y: number, depth: number, rib: Material): Part => ({
  outline: path`${-w + 3},${y - 2}! 0,${y + 6} ${w - 3},${y - 2}! ${w - 12},${y + depth - 16}
    ${w - 18},${y + depth}! 0,${y + depth + 8} ${18 - w},${y + depth}! ${12 - w},${y + depth - 16}`,
  material: rib,
  swell: { radius: 60, height: 30 },
  edge: { radius: 10, height: 6 },
  shadow: { dx: 1, dy: 2, blur: 4, opacity: 0.3 },
  wrinkle: 0.8,
  folds: [fold(path`${-w},${y + 6} 0,${y + 14} ${w},${y + 6}`, 7, -5, { rise: 0, fall: 0 })],
});

/** A ribbed cuff for the right sleeve. */
export const cuffRib = ({ cuff: [x, y, w] }: Measurements, rib: Material): Part => ({
  outline: path`${x - w - 2},${y - 8}! ${x - w / 2},${y + 2} ${x + 1},${y - 14}! ${x - 4},${y + 60}
    ${x - 8},${y + 66}! ${x - w / 2},${y + 74} ${x - w + 10},${y + 72}!`,
  material: rib,
  swell: { radius: 20, height: 22 },
  edge: { radius: 10, height: 6 },
  grain: -0.1,
  axis: x - w / 2,
  shadow: { dx: 1, dy: 2, blur: 3, opacity: 0.3 },
});

export const rollNeck = (rib: Material): Part => ({
  outline: symmetric(path`0,92 70,96 88,112 90,150 98,190 84,226 0,252`),
  material: rib,
  swell: { radius: 26, height: 30 },
  edge: { radius: 16, height: 10 },
  shadow: { dx: 2, dy: 8, blur: 9, opacity: 0.5 },
  folds: [
    fold(path`-92,182 0,206 92,182`, 9, -8, { rise: 0.02, fall: 0.02 }),
    fold(path`-70,120 -20,150 60,160`, 12, 6),
  ],
});

export const crewNeck = ({ neckW: w, neckY: y }: Measurements, rib: Material): Part => ({
  outline: path`${-w - 12},${y - 4}! ${16 - w},${y - 16}! -62,${y + 44} 0,${y + 62} 62,${y + 44}
    ${w - 16},${y - 16}! ${w + 12},${y - 4}! 84,${y + 68} 0,${y + 102} -84,${y + 68}`,
  material: rib,
  swell: { radius: 12, height: 10 },
  edge: { radius: 12, height: 8 },
  shadow: { dx: 1, dy: 4, blur: 5, opacity: 0.4 },
});

/** Two bands that cross at the point of a V-neck. */
export function vBands(
  { neckW: w, neckY: y }: Measurements,
  depth: number,
  cloth: Material,
): Part[] {
  const band = (s: number, endX: number, endY: number): Part => ({
    outline: ribbon(path`${s * (w - 4)},${y - 8} ${s * 64},${y + 112} ${endX},${endY}`, 24),
    polygon: true,
    material: cloth,
    swell: { radius: 10, height: 6 },
    edge: { radius: 8, height: 5 },
    shadow: { dx: 2, dy: 4, blur: 4, opacity: 0.35 },
  });
  return [band(1, -8, depth + 6), band(-1, 6, depth + 8)];
}

/** The folds of a knitted body, from the armhole and above the hem. */
export const knitFolds = (): Fold[] =>
  [-1, 1].flatMap((s) => [
    fold(path`${s * 206},480 ${s * 150},430 ${s * 120},330`, 24, 9),
    fold(path`${s * 200},540 ${s * 150},620 ${s * 170},800`, 26, 9, { lean: s * 0.2 }),
    fold(path`${s * 90},620 ${s * 70},780 ${s * 110},950`, 30, 8),
    fold(path`${s * 196},900 ${s * 130},930 ${s * 50},915`, 20, 7),
    fold(path`${s * 190},860 ${s * 150},850 ${s * 100},870`, 16, 6),
  ]);
