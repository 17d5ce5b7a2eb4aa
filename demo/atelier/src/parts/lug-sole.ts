import type { Part } from '../engine/part.ts';
import { type Point, path } from '../engine/path.ts';
import { ribbon } from '../engine/shapes.ts';
import { material } from '../fabrics/materials.ts';
import { GROUND } from './pair.ts';

/** How much a shoe stands higher on a cleated sole. */
export const LUG_RISE = 34;

/** A thick rubber sole with cleats, below the welt. */
export function lugSole(hex: string): Part[] {
  const rubber = material('rubber', hex);
  const cleats = Array.from({ length: 13 }, (_, i): Point[] => {
    const x = 790 - i * 44;
    return [
      [x, GROUND + LUG_RISE, true],
      [x - 28, GROUND + LUG_RISE, true],
      [x - 30, GROUND + LUG_RISE - 9, true],
      [x - 42, GROUND + LUG_RISE - 9, true],
    ];
  });
  return [
    {
      outline: [
        ...path`186,874! 320,880 470,870 640,840! 804,830! 808,900`,
        ...cleats.flat(),
        ...path`226,${GROUND + LUG_RISE - 6}! 194,${GROUND + LUG_RISE - 22}`,
      ],
      material: rubber,
      swell: { radius: 10, height: 9 },
      edge: { radius: 6, height: 4 },
      shadow: null,
      lines: [{ line: path`196,910 400,916 640,904 802,896`, width: 2, height: -1.4, tone: 0.72 }],
    },
    {
      outline: ribbon(path`190,884 310,896 430,894 560,878 660,862 806,856`, 13),
      polygon: true,
      material: rubber,
      swell: null,
      edge: { radius: 5, height: 4 },
      shadow: null,
    },
  ];
}
