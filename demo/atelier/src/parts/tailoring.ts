import type { Material, Part } from '../engine/part.ts';
import { type Path, path } from '../engine/path.ts';
import { ribbon } from '../engine/shapes.ts';
import { frame } from './hardware.ts';
import { mirrorPart, scaleX, withMirror } from './part-tools.ts';
import { fold, seam, stitch, threadColour } from './stitches.ts';

/** The dimensions of a jacket or coat on which its details depend. */
interface Place {
  k: number;
  long: boolean;
  stance: number;
  overlap: number;
}

/** Large pockets sewn on the fronts, with rounded corners. */
export function patchPockets({ k, long }: Place, cloth: Material): Part[] {
  const y = long ? 730 : 706;
  const h = long ? 190 : 168;
  return withMirror({
    outline: scaleX(
      path`50,${y}! 164,${y - 10}! 172,${y + h - 46} 156,${y + h - 16} 114,${y + h} 70,${y + h - 6}
        52,${y + h - 36}`,
      k,
    ),
    material: cloth,
    swell: { radius: 14, height: 7 },
    edge: { radius: 5, height: 4 },
    shadow: { dx: 3, dy: 6, blur: 6, opacity: 0.5 },
    grain: -0.08,
    lines: [
      seam(scaleX(path`51,${y + 26} 166,${y + 16}`, k)),
      stitch(
        scaleX(
          path`58,${y + 6} 60,${y + h - 40} 76,${y + h - 15} 114,${y + h - 9} 150,${y + h - 24}
          164,${y + h - 50} 157,${y - 1}`,
          k,
        ),
        threadColour(cloth.colour, 0.8, 0.02),
      ),
    ],
  });
}

/** A small third pocket with a flap above the right one. */
export const ticketPocket = ({ k }: Place, cloth: Material): Part => ({
  outline: scaleX(path`-166,664! -84,672! -82,704 -88,710 -160,702 -168,694`, k),
  material: cloth,
  swell: { radius: 8, height: 4 },
  edge: { radius: 3, height: 2 },
  shadow: { dx: 2, dy: 5, blur: 5, opacity: 0.45 },
  grain: 0.1,
  lines: [seam(scaleX(path`-166,666 -84,674`, k))],
});

/** A collar and lapel in one curve without a notch. */
export function shawlCollar({ k, stance, overlap }: Place, facing: Material): Part[] {
  const half: Part = {
    outline: path`0,106 ${52 * k},110 ${88 * k},142 ${122 * k},226 ${138 * k},320 ${104 * k},450
      ${-overlap + 12},${stance + 2}! 12,${stance - 160} ${56 * k},210 ${38 * k},150 0,140!`,
    material: facing,
    swell: { radius: 26, height: 14 },
    edge: { radius: 6, height: 4 },
    grain: -0.36,
    seed: 4,
    shadow: { dx: 4, dy: 7, blur: 8, opacity: 0.5 },
    folds: [fold(path`${58 * k},190 30,380 -4,${stance}`, 14, 9, { rise: 0.05, fall: 0.2 })],
  };
  return [half, { ...mirrorPart(half), shadow: { dx: 6, dy: 7, blur: 9, opacity: 0.5 } }];
}

const WAIST_Y = 574;

/** A belt of the same cloth, tied, or closed with a buckle. */
export function clothBelt(half: number, cloth: Material, kind: unknown, metal: Material): Part[] {
  const y = WAIST_Y;
  const w = half + 3;
  const around: Part = {
    outline: path`${-w},${y - 14}! 0,${y} ${w},${y - 14}! ${w + 2},${y + 38}! 0,${y + 54}
      ${-w - 2},${y + 38}!`,
    material: cloth,
    swell: { radius: 18, height: 10 },
    edge: { radius: 6, height: 5 },
    seed: 11,
    shadow: { dx: 2, dy: 7, blur: 7, opacity: 0.55 },
    lines: [8, 38].map((d) =>
      stitch(
        path`${-w},${y - 14 + d} 0,${y + d} ${w},${y - 14 + d}`,
        threadColour(cloth.colour, 0.8, 0.02),
      ),
    ),
  };
  if (kind === 'buckled') {
    return [
      around,
      {
        outline: path`30,${y - 2}! ${w * 0.62},${y - 12}! ${w * 0.68},${y + 16} ${w * 0.62},${y + 46}! 30,${y + 54}!`,
        material: cloth,
        swell: { radius: 14, height: 8 },
        edge: { radius: 6, height: 5 },
        shadow: { dx: 3, dy: 6, blur: 6, opacity: 0.5 },
      },
      frame(-36, y - 12, 72, 76, metal, 10, 10),
    ];
  }
  const end = (outline: Path, middle: Path): Part => ({
    outline,
    material: cloth,
    swell: { radius: 16, height: 12 },
    edge: { radius: 5, height: 4 },
    shadow: { dx: 5, dy: 6, blur: 7, opacity: 0.5 },
    grain: -0.1,
    folds: [fold(middle, 9, 6, { fall: 0.2 })],
  });
  return [
    around,
    end(
      path`-8,${y + 20}! 32,${y + 16}! 56,${y + 150} 74,${y + 296}! 26,${y + 304}! 8,${y + 150}`,
      path`12,${y + 30} 34,${y + 160} 48,${y + 290}`,
    ),
    end(
      path`-26,${y + 20}! 10,${y + 18}! -6,${y + 140} -18,${y + 232}! -62,${y + 222}! -44,${y + 130}`,
      path`-10,${y + 30} -26,${y + 130} -40,${y + 220}`,
    ),
    {
      outline: path`-36,${y - 10} 0,${y - 18} 36,${y - 8} 40,${y + 36} 0,${y + 52} -38,${y + 38}`,
      material: cloth,
      swell: { radius: 14, height: 14 },
      edge: { radius: 9, height: 7 },
      shadow: { dx: 3, dy: 6, blur: 6, opacity: 0.5 },
      folds: [fold(path`-20,${y - 8} 4,${y + 16} 0,${y + 46}`, 7, 6)],
    },
  ];
}

/** A woven braid along a line: edges and pockets of tweed. */
export const braid = (line: Path, trim: Material): Part => ({
  outline: ribbon(line, 17),
  polygon: true,
  material: trim,
  swell: null,
  edge: { radius: 6, height: 6 },
  shadow: { dx: 2, dy: 3, blur: 3, opacity: 0.4 },
  lines: [{ line, width: 5, dash: [4, 4], tone: 1.7, height: 1.4 }],
});

/** Four pockets with braid along their tops and a button on each. */
export const braidedPockets = ({ k }: Place, cloth: Material, trim: Material): Part[] =>
  [
    { x: 44, y: 700, w: 110, h: 168 },
    { x: 66, y: 430, w: 100, h: 110 },
  ].flatMap(({ x, y, w, h }) =>
    [
      {
        outline: scaleX(
          path`${x},${y}! ${x + w},${y - 8}! ${x + w + 2},${y + h - 12}! ${x + 4},${y + h}!`,
          k,
        ),
        material: cloth,
        swell: { radius: 12, height: 6 },
        edge: { radius: 4, height: 3 },
        shadow: { dx: 2, dy: 5, blur: 5, opacity: 0.45 },
      },
      braid(scaleX(path`${x},${y + 8} ${x + w},${y}`, k), trim),
    ].flatMap(withMirror),
  );

/** The braid around a neck without a collar, and down the front edge. */
export const braidedEdges = (neck: Path, edgeX: number, bottom: number, trim: Material): Part[] => [
  braid(path`${edgeX},${neck[0][1]} ${edgeX},${bottom}`, trim),
  braid(neck, trim),
];
