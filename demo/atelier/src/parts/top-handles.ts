import type { Material, Part } from '../engine/part.ts';
import { type Path, path } from '../engine/path.ts';
import { ellipse, ribbon } from '../engine/shapes.ts';
import { darken, material } from '../fabrics/materials.ts';
import { fitting } from './hardware.ts';
import { fold, stitch, threadColour } from './stitches.ts';

export const TOP = 520;
const RINGS = 128;

export const saddle = (line: Path, cloth: Material) =>
  stitch(line, threadColour(cloth.colour, 1.5, 0.03), 1.9, [8, 4]);

export function handle(cloth: Material, crown: number, front: boolean): Part {
  const reach = front ? 0 : -10;
  const x = RINGS + reach;
  const line = path`${-x},${TOP + 40} ${-x - 4},400 ${-x + 46},${crown + 14} 0,${crown - 14}
    ${x - 46},${crown + 14} ${x + 4},400 ${x},${TOP + 40}`;
  if (!front) {
    return {
      outline: ribbon(
        line.map(([px, py]) => [px, py - 20]),
        22,
      ),
      polygon: true,
      material: darken(cloth, 0.55),
      swell: null,
      edge: { radius: 11, height: 9 },
      shadow: null,
    };
  }
  return {
    outline: ribbon(line, (t) => 23 + 5 * Math.sin(t * Math.PI)),
    polygon: true,
    material: cloth,
    swell: null,
    edge: { radius: 14, height: 12 },
    shadow: { dx: 5, dy: 8, blur: 9, opacity: 0.45 },
    lines: [stitch(line, threadColour(cloth.colour, 1.5, 0.03), 1.8, [8, 4])],
  };
}

export function handleEnd(cloth: Material, metal: Material): Part[] {
  const x = RINGS;
  return [
    fitting(ellipse(x, TOP + 22, 24, 20), metal, {
      cut: [ellipse(x, TOP + 22, 15, 11)],
      edge: { radius: 5, height: 4 },
    }),
    {
      outline: path`${x - 17},${TOP + 26}! ${x + 17},${TOP + 26}! ${x + 19},${TOP + 84} ${x},${TOP + 106}
        ${x - 19},${TOP + 84}`,
      material: cloth,
      swell: { radius: 8, height: 4 },
      edge: { radius: 4, height: 3 },
      shadow: { dx: 2, dy: 4, blur: 4, opacity: 0.5 },
      lines: [
        stitch(
          path`${x - 12},${TOP + 32} ${x - 13},${TOP + 82} ${x},${TOP + 98} ${x + 13},${TOP + 82}
            ${x + 12},${TOP + 32}`,
          threadColour(cloth.colour, 1.5, 0.03),
          1.6,
          [6, 3],
        ),
      ],
    },
    fitting(ellipse(x, TOP + 74, 5), metal),
  ];
}

export function twilly(): Part[] {
  const silk = material('floral', '#23345a', '#f1e7d6', '#b4552d');
  const shadow = { dx: 4, dy: 6, blur: 8, opacity: 0.5 };
  const swell = { radius: 14, height: 14 };
  return [
    {
      outline: path`-150,430 -112,432 -96,560 -60,700! -118,690! -134,560`,
      material: silk,
      swell,
      folds: [fold(path`-130,436 -112,560 -92,696`, 8, 7)],
      shadow,
    },
    {
      outline: path`-148,430 -116,428 -140,560 -168,660! -214,640! -172,540`,
      material: silk,
      swell,
      folds: [fold(path`-134,432 -156,550 -190,650`, 8, 7)],
      shadow,
    },
    {
      outline: ellipse(-131, 428, 24, 20),
      material: silk,
      swell: { radius: 8, height: 10 },
      edge: { radius: 12, height: 8 },
      shadow,
    },
  ];
}
