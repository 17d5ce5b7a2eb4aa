import type { Rgb } from '../engine/colour.ts';
import type { Part } from '../engine/part.ts';
import { path } from '../engine/path.ts';
import { ribbon } from '../engine/shapes.ts';
import { material } from '../fabrics/materials.ts';
import { GROUND } from './pair.ts';
import { stitch } from './stitches.ts';

const LEATHER = material('calf', '#3a2a1e');

/** A stitched leather sole on a stacked heel. */
export const weltedSole = (thread: Rgb, heelTop: number): Part[] => [
  {
    outline: path`640,${heelTop}! 800,${heelTop - 6}! 806,${heelTop + 24} 800,${GROUND}! 648,${GROUND}!`,
    material: LEATHER,
    swell: { radius: 10, height: 6 },
    edge: { radius: 4, height: 3 },
    shadow: null,
    lines: [864, 876, 888].map((y) => ({
      line: path`640,${y} 806,${y - 2}`,
      width: 1.2,
      height: -0.8,
      tone: 0.75,
    })),
  },
  {
    outline: ribbon(path`190,886 300,894 420,891 540,876 640,858 802,850`, 18),
    polygon: true,
    material: LEATHER,
    swell: null,
    edge: { radius: 5, height: 4 },
    shadow: null,
    lines: [stitch(path`206,882 300,888 420,885 540,870 640,852 798,844`, thread, 1.4, [5, 3.4])],
  },
];
