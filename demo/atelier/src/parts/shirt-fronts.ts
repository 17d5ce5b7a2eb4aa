import type { Line, Material, Part } from '../engine/part.ts';
import { type Point, path } from '../engine/path.ts';
import { button } from './hardware.ts';
import { withMirrors } from './part-tools.ts';
import { fineStitch, fold, threadColour } from './stitches.ts';

/** Narrow tucks beside the placket, from the shoulder to the waist. */
export const pintucks = (): Line[] =>
  [40, 52, 64, 76, 88, 100].map((x) => ({
    line: path`${x},${262 + x * 0.3} ${x},640`,
    width: 5,
    height: 4,
    soft: 1.6,
    tone: 0.93,
  }));

/** A gathered frill along both sides of the placket. */
export const ruffles = (cloth: Material): Part[] =>
  withMirrors(
    [0, 1].map((layer): Part => {
      const w = layer ? 44 : 72;
      const edge = Array.from({ length: 25 }, (_, i): Point => {
        const t = i / 24;
        const swing = Math.sin(i * 1.9 + layer) * 9;
        return [16 + (w + swing) * Math.min(1, 0.35 + 2.2 * t) * (1 - 0.5 * t), 296 + t * 560];
      });
      return {
        outline: [[10, 290, true], ...edge, [10, 872, true]],
        material: cloth,
        swell: { radius: 14, height: 10 },
        edge: { radius: 3, height: 3 },
        seed: 8 + layer,
        shadow: { dx: 4, dy: 5, blur: 6, opacity: 0.42 },
        folds: Array.from({ length: 12 }, (_, i) =>
          fold(
            path`12,${306 + i * 46} ${16 + w * 0.6},${314 + i * 47} ${16 + w},${330 + i * 46}`,
            7,
            i % 2 ? 7 : -6,
            { rise: 0.2, fall: 0.02 },
          ),
        ),
      };
    }),
  );

/** A pointed yoke over the chest, and pockets with pointed flaps and snaps. */
export const westernFront = (cloth: Material, snap: Material): Part[] => {
  const thread = threadColour(cloth.colour, 1.5, 0.05);
  return withMirrors([
    {
      outline: path`72,176! 206,212! 200,372! 150,352 112,424! 74,356 24,344! 26,250!`,
      material: cloth,
      swell: null,
      edge: { radius: 4, height: 3 },
      shadow: { dx: 2, dy: 4, blur: 4, opacity: 0.4 },
      lines: [fineStitch(path`196,364 150,344 112,414 74,348 26,336`, thread)],
    },
    {
      outline: path`60,470! 166,464! 168,580! 114,604! 62,584!`,
      material: cloth,
      swell: { radius: 12, height: 5 },
      edge: { radius: 3, height: 2 },
      shadow: { dx: 2, dy: 4, blur: 4, opacity: 0.4 },
      lines: [fineStitch(path`66,476 68,579 114,596 162,575 160,470`, thread)],
    },
    {
      outline: path`56,456! 170,450! 172,496! 142,490 114,528! 88,494 58,502!`,
      material: cloth,
      swell: { radius: 10, height: 4 },
      edge: { radius: 3, height: 2 },
      shadow: { dx: 2, dy: 4, blur: 4, opacity: 0.45 },
      lines: [fineStitch(path`62,494 88,486 114,518 142,482 166,488`, thread)],
    },
    button(114, 506, 8, snap, 0),
  ]);
};
