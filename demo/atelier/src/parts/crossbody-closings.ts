import type { Material, Part } from '../engine/part.ts';
import { path, symmetric } from '../engine/path.ts';
import { ellipse } from '../engine/shapes.ts';
import { darken, material } from '../fabrics/materials.ts';
import { fitting, plate, ring } from './hardware.ts';
import { fold, stitch, threadColour } from './stitches.ts';

/** Half the width of a cross-body bag, and the heights of its top and base. */
export const W = 236;
export const TOP = 560;
export const BASE = 900;

/** A zip along the top with a tassel, and a leather edge below. */
export function zipped(cloth: Material, metal: Material): Part[] {
  const leather = material('leather', '#4a3324');
  const strand = (x: number): Part => ({
    outline: path`${x - 5},${TOP + 112}! ${x + 5},${TOP + 112}! ${x + 7},${TOP + 210}! ${x - 7},${TOP + 210}!`,
    material: leather,
    swell: null,
    edge: { radius: 4, height: 4 },
    shadow: { dx: 2, dy: 4, blur: 4, opacity: 0.4 },
  });
  return [
    {
      outline:
        symmetric(path`0,${TOP + 24} ${W - 76},${TOP + 26} ${W - 20},${TOP + 76}! ${W - 34},${TOP + 84}!
        ${W - 82},${TOP + 46} 0,${TOP + 44}`),
      material: darken(cloth, 0.5),
      swell: null,
      edge: { radius: 4, height: -2 },
      shadow: null,
      lines: [
        {
          line: path`${30 - W},${TOP + 78} ${80 - W},${TOP + 36} ${W - 80},${TOP + 36} ${W - 30},${TOP + 78}`,
          width: 8,
          colour: metal.colour,
          dash: [4, 3],
          height: 2,
        },
      ],
    },
    {
      outline: symmetric(
        path`0,${BASE - 92} ${W},${BASE - 96}! ${W},${BASE - 78} ${W - 26},${BASE - 24}
        ${W - 84},${BASE}! 0,${BASE}`,
      ),
      material: leather,
      swell: { radius: 30, height: 18, evenly: true },
      edge: { radius: 10, height: 6 },
      lines: [
        stitch(
          path`${8 - W},${BASE - 82} 0,${BASE - 80} ${W - 8},${BASE - 82}`,
          threadColour(leather.colour, 1.6, 0.05),
          1.8,
          [8, 4],
        ),
      ],
    },
    ring(-150, TOP + 52, 12, 7, metal),
    ...[-166, -158, -150, -142, -134].map(strand),
    plate(-164, TOP + 72, 28, 42, 8, metal),
  ];
}

/** Two crossed balls on a frame that is rounded over soft gathers. */
export function kissLock(cloth: Material, metal: Material): Part[] {
  const gathers = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((s) =>
    fold(path`${s * 34},${TOP + 70} ${s * 46},${TOP + 190} ${s * 52},${BASE - 20}`, 15, 10, {
      rise: 0.05,
      fall: 0.3,
    }),
  );
  return [
    {
      outline: symmetric(
        path`0,${TOP - 2} ${W - 40},${TOP + 8} ${W + 16},${TOP + 150} ${W - 4},${BASE - 70}
          ${W - 76},${BASE - 12} ${W * 0.4},${BASE} 0,${BASE}`,
      ),
      material: cloth,
      swell: { radius: 60, height: 46, evenly: true },
      edge: { radius: 16, height: 10 },
      folds: gathers,
    },
    fitting(
      symmetric(path`0,${TOP - 14} ${W - 60},${TOP - 10} ${W - 16},${TOP + 24} ${W - 12},${TOP + 96}!
        ${W - 36},${TOP + 96}! ${W - 42},${TOP + 40} ${W - 76},${TOP + 18} 0,${TOP + 16}`),
      metal,
      { edge: { radius: 12, height: 10 } },
    ),
    ...[-15, 15].map((x) =>
      fitting(ellipse(x, TOP - 24 + Math.abs(x) * 0.1, 20), metal, {
        edge: { radius: 18, height: 18 },
      }),
    ),
  ];
}
