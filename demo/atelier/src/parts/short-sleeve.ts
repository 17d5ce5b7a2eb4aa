import type { Material, Part } from '../engine/part.ts';
import { path } from '../engine/path.ts';
import type { Measurements } from './body.ts';
import { fineStitch, fold, threadColour } from './stitches.ts';

/** The right sleeve of a short-sleeved top. */
export function shortSleeve(m: Measurements, cloth: Material, length: number, hemmed = true): Part {
  const { shoulderW: sw, shoulderY: sy, pit } = m;
  const [x, y] = [sw + 84, sy + length];
  const w = 138;
  return {
    outline: path`${sw - 24},${sy - 5}! ${sw + 10},${sy + 8} ${sw + 34},${sy + length * 0.3}
      ${x},${y - 16}! ${x - w * 0.5},${y + 12} ${x - w},${y + 22}! ${pit[0] - 18},${pit[1] + 2}
      ${pit[0] - 26},${pit[1] - 30} ${sw - 40},${sy + (pit[1] - sy) * 0.42}`,
    material: cloth,
    swell: { radius: 34, height: 34 },
    edge: { radius: 7, height: 4 },
    grain: -0.2,
    wrinkle: 1.2,
    seed: 5,
    shadow: { dx: 2, dy: 5, blur: 9, opacity: 0.42 },
    folds: [
      fold(
        path`${pit[0] - 10},${pit[1] - 40} ${sw + 10},${sy + length * 0.5} ${x - 40},${y - 30}`,
        16,
        6,
        {
          lean: 0.4,
          fall: 0.6,
        },
      ),
      fold(path`${sw - 34},${sy + 30} ${sw + 10},${sy + length * 0.4} ${x - 60},${y}`, 18, 5, {
        fall: 0.2,
      }),
    ],
    lines: hemmed
      ? [
          fineStitch(
            path`${x - w + 2},${y + 4} ${x - w * 0.5},${y - 6} ${x - 6},${y - 34}`,
            threadColour(cloth.colour, 0.8),
          ),
        ]
      : [],
  };
}
