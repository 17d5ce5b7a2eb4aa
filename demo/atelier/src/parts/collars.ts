import type { Material, Part } from '../engine/part.ts';
import { path } from '../engine/path.ts';
import { rounded } from '../engine/shapes.ts';
import { darken, material } from '../fabrics/materials.ts';
import { button } from './hardware.ts';
import { withMirror } from './part-tools.ts';
import { fineStitch, fold, threadColour } from './stitches.ts';

const MOTHER_OF_PEARL = material('glass', '#e9e2d4');

/** How far collar points reach out and down. */
type Pair = readonly [number, number];
const POINTS: Readonly<Record<string, { out: Pair; point: Pair }>> = {
  point: { out: [104, 226], point: [60, 286] },
  spread: { out: [112, 214], point: [92, 272] },
  buttonDown: { out: [98, 226], point: [68, 300] },
};

/** A turned-down collar on a stand, with its first button. */
export function shirtCollar(cloth: Material, kind: string): Part[] {
  const {
    out: [ox, oy],
    point: [px, py],
  } = POINTS[kind];
  const stitchColour = threadColour(cloth.colour, 0.82);
  const half: Part = {
    outline: path`64,128 82,150 ${ox},${oy}! ${px},${py}! 2,238! 34,214 56,168`,
    material: cloth,
    swell: { radius: 14, height: 8 },
    edge: { radius: 4, height: 2.8 },
    grain: 0.5,
    shadow: { dx: 2, dy: 6, blur: 6, opacity: 0.45 },
    lines: [fineStitch(path`${ox - 6},${oy - 2} ${px},${py - 10} 12,238`, stitchColour)],
    folds: kind === 'buttonDown' ? [fold(path`58,176 74,226 66,286`, 12, 6)] : [],
  };
  const downs =
    kind === 'buttonDown' ? withMirror(button(px - 2, py - 16, 5, MOTHER_OF_PEARL)) : [];
  return [
    {
      outline: path`-62,134 0,128 62,134 58,170! 0,178 -58,170!`,
      material: darken(cloth, 0.8),
      swell: { radius: 10, height: 5 },
      shadow: null,
      body: 0,
    },
    ...withMirror(half),
    {
      outline: rounded(-15, 240, 30, 70, 3),
      polygon: true,
      material: cloth,
      swell: null,
      edge: { radius: 2, height: 1 },
      shadow: null,
    },
    button(0, 262, 7, MOTHER_OF_PEARL),
    ...downs,
  ];
}

/** A soft collar whose long ends are knotted loosely on the chest. */
export function longTie(cloth: Material): Part[] {
  const end = (s: number, length: number, spread: number): Part => ({
    outline: path`${-14 * s},404 ${16 * s},404 ${spread * s},560 ${(spread + 16) * s},${length - 34}!
      ${(spread - 40) * s},${length}! ${(spread - 52) * s},570`,
    material: cloth,
    swell: { radius: 18, height: 16 },
    shadow: { dx: 5, dy: 8, blur: 9, opacity: 0.44 },
    folds: [
      fold(path`0,410 ${(spread - 30) * s},600 ${(spread - 24) * s},${length}`, 9, 7, {
        fall: 0.02,
      }),
      fold(path`${8 * s},410 ${spread * s},600 ${(spread + 4) * s},${length}`, 6, 5, {
        fall: 0.02,
      }),
    ],
  });
  const neck: Part = {
    outline: path`62,132 86,158 70,258 22,390! -10,398! 10,330 44,226`,
    material: cloth,
    swell: { radius: 16, height: 14 },
    shadow: { dx: 3, dy: 6, blur: 6, opacity: 0.42 },
    folds: [fold(path`72,160 54,250 10,388`, 8, 7), fold(path`80,170 66,260 18,388`, 6, -4)],
  };
  return [
    ...withMirror(neck),
    end(1, 900, 58),
    end(-1, 820, 50),
    {
      outline: path`-26,372 0,364 26,372 30,404 18,434 0,440 -20,432 -28,402`,
      material: cloth,
      swell: { radius: 12, height: 14 },
      edge: { radius: 12, height: 7 },
      shadow: { dx: 2, dy: 6, blur: 6, opacity: 0.46 },
      folds: [fold(path`-20,376 4,404 14,434`, 6, 5), fold(path`-2,368 16,396 22,424`, 5, -4)],
    },
  ];
}

/** A soft collar tied in a bow in front. */
export function tiedBow(cloth: Material): Part[] {
  const end = (s: number, length: number): Part => ({
    outline: path`${-10 * s},262 ${14 * s},262 ${56 * s},420 ${64 * s},${length - 20}!
      ${10 * s},${length}! ${2 * s},430`,
    material: cloth,
    swell: { radius: 16, height: 16 },
    shadow: { dx: 5, dy: 7, blur: 8, opacity: 0.42 },
    folds: [
      fold(path`0,268 ${24 * s},420 ${30 * s},${length}`, 8, 7, { fall: 0.02, lean: 0.4 }),
      fold(path`${4 * s},268 ${42 * s},420 ${52 * s},${length}`, 6, 5, { fall: 0.02 }),
    ],
  });
  return [
    {
      outline: path`-70,150 0,214 70,150 82,176 20,262 -20,262 -82,176`,
      material: cloth,
      swell: { radius: 14, height: 12 },
      shadow: { dx: 2, dy: 6, blur: 6, opacity: 0.4 },
      folds: [-1, 1].map((s) => fold(path`${76 * s},166 ${10 * s},240 0,250`, 7, 5)),
    },
    end(1, 620),
    end(-1, 560),
    {
      outline: path`-20,236 0,230 20,236 18,280 0,288 -18,280`,
      material: cloth,
      swell: { radius: 10, height: 12 },
      edge: { radius: 10, height: 6 },
      shadow: { dx: 2, dy: 5, blur: 5, opacity: 0.45 },
      folds: [fold(path`-6,234 -4,284`, 4, 4)],
    },
  ];
}
