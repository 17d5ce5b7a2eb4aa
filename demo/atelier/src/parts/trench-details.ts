import type { Material, Part } from '../engine/part.ts';
import { path, symmetric } from '../engine/path.ts';
import { button } from './hardware.ts';
import { withMirrors } from './part-tools.ts';
import { fold, stitch, threadColour } from './stitches.ts';

/** A short cape over the shoulders, open in front. */
export const cape = (cloth: Material): Part => ({
  outline: symmetric(path`0,150 84,146 150,162 206,206 232,300 240,392! 150,424 60,432 0,430`),
  material: cloth,
  swell: { radius: 60, height: 34 },
  edge: { radius: 5, height: 4 },
  seed: 9,
  wrinkle: 0.8,
  shadow: { dx: 4, dy: 12, blur: 12, opacity: 0.5 },
  folds: [-1, 1].flatMap((s) => [
    fold(path`${s * 120},190 ${s * 150},300 ${s * 156},420`, 20, 9, { fall: 0.02 }),
    fold(path`${s * 190},210 ${s * 206},300 ${s * 200},404`, 18, 8, { fall: 0.02 }),
  ]),
  lines: [
    stitch(
      path`-232,384 -150,415 -60,423 0,421 60,423 150,415 232,384`,
      threadColour(cloth.colour, 1.25),
    ),
  ],
});

/** Large pockets with flaps on both fronts, in place of the slanted ones. */
export const flapPockets = (cloth: Material, horn: Material): Part[] => {
  const thread = threadColour(cloth.colour, 1.3);
  return withMirrors([
    {
      outline: path`72,684! 176,676! 184,836! 130,852 78,846!`,
      material: cloth,
      swell: { radius: 14, height: 8 },
      edge: { radius: 5, height: 4 },
      shadow: { dx: 3, dy: 6, blur: 6, opacity: 0.45 },
      lines: [stitch(path`80,700 86,838 130,843 176,829 169,692`, thread)],
    },
    {
      outline: path`68,668! 180,660! 183,716! 124,734 72,724!`,
      material: cloth,
      swell: { radius: 12, height: 6 },
      edge: { radius: 5, height: 4 },
      shadow: { dx: 2, dy: 5, blur: 5, opacity: 0.5 },
      lines: [stitch(path`76,716 124,725 175,708`, thread)],
    },
    button(126, 714, 9, horn),
  ]);
};
