import type { Material, Part } from '../engine/part.ts';
import { path, symmetric } from '../engine/path.ts';
import { ribbon, rounded } from '../engine/shapes.ts';
import { darken, GOLD } from '../fabrics/materials.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { frame, ring } from '../parts/hardware.ts';
import { withMirror, withMirrors } from '../parts/part-tools.ts';
import { stitch, threadColour } from '../parts/stitches.ts';

const W = 340;
const TOP = 470;
const BASE = 910;

function shell(cloth: Material): Part[] {
  const stitchColour = threadColour(cloth.colour, 1.5, 0.03);
  const side: Part = {
    outline: path`${W - 10},${TOP + 16}! ${W + 24},${TOP + 50} ${W + 28},${BASE - 50} ${W - 4},${BASE - 4}!`,
    material: darken(cloth, 0.6),
    swell: { radius: 10, height: 6 },
    shadow: null,
  };
  const flapRun = path`${W - 14},${TOP + 20} ${W - 16},${TOP + 214} ${W - 30},${TOP + 232}
    0,${TOP + 238} ${30 - W},${TOP + 232} ${16 - W},${TOP + 214} ${14 - W},${TOP + 20}`;
  return [
    ...withMirror(side),
    {
      outline: rounded(-W, TOP, 2 * W, BASE - TOP, 18),
      polygon: true,
      material: cloth,
      swell: { radius: 60, height: 24, evenly: true },
      edge: { radius: 8, height: 6 },
      lines: [
        stitch(
          path`${14 - W},${TOP + 200} ${14 - W},${BASE - 20} 0,${BASE - 13} ${W - 14},${BASE - 20}
            ${W - 14},${TOP + 200}`,
          stitchColour,
          1.8,
          [8, 4],
        ),
      ],
    },
    {
      outline: symmetric(
        path`0,${TOP - 16} ${W - 40},${TOP - 14} ${W - 4},${TOP + 6} ${W},${TOP + 60}
          ${W - 2},${TOP + 220} ${W - 24},${TOP + 246} 0,${TOP + 252}`,
      ),
      material: cloth,
      swell: { radius: 50, height: 22, evenly: true },
      edge: { radius: 8, height: 6 },
      seed: 2,
      shadow: { dx: 4, dy: 10, blur: 11, opacity: 0.55 },
      lines: [stitch(flapRun, stitchColour, 1.8, [8, 4])],
    },
  ];
}

/** A strap over the flap and through a buckle. */
function closing(cloth: Material): Part[] {
  const stitchColour = threadColour(cloth.colour, 1.5, 0.03);
  const strap: Part = {
    outline: path`164,${TOP + 20}! 212,${TOP + 20}! 212,${TOP + 330}! 188,${TOP + 352} 164,${TOP + 330}!`,
    material: cloth,
    swell: { radius: 12, height: 6 },
    edge: { radius: 6, height: 5 },
    shadow: { dx: 4, dy: 6, blur: 6, opacity: 0.5 },
    lines: [
      stitch(
        path`171,${TOP + 26} 171,${TOP + 326} 188,${TOP + 342} 205,${TOP + 326} 205,${TOP + 26}`,
        stitchColour,
        1.6,
        [7, 4],
      ),
    ],
  };
  const loop: Part = {
    outline: rounded(156, TOP + 280, 64, 26, 4),
    polygon: true,
    material: cloth,
    swell: null,
    edge: { radius: 6, height: 5 },
    shadow: { dx: 2, dy: 4, blur: 4, opacity: 0.5 },
  };
  return withMirrors([strap, frame(154, TOP + 212, 68, 58, GOLD, 9, 8), loop]);
}

function carrying(cloth: Material): Part[] {
  const stitchColour = threadColour(cloth.colour, 1.5, 0.03);
  const line = path`-104,${TOP - 16} -102,${TOP - 62} -60,${TOP - 88} 0,${TOP - 92} 60,${TOP - 88}
    102,${TOP - 62} 104,${TOP - 16}`;
  return [
    ...withMirror(ring(104, TOP - 16, 20, 12, GOLD)),
    {
      outline: ribbon(line, (t) => 22 + 10 * Math.sin(t * Math.PI)),
      polygon: true,
      material: cloth,
      swell: null,
      edge: { radius: 15, height: 13 },
      shadow: { dx: 4, dy: 8, blur: 9, opacity: 0.45 },
      lines: [stitch(line, stitchColour, 1.6, [7, 4])],
    },
    ...withMirror({
      outline: rounded(88, TOP - 14, 32, 40, 8),
      polygon: true,
      material: cloth,
      swell: null,
      edge: { radius: 6, height: 5 },
    }),
  ];
}

export const briefcase: GarmentBuilder = ({ cloth }) => ({
  parts: [...shell(cloth), ...carrying(cloth), ...closing(cloth)],
  floor: BASE + 4,
  closeUp: { x: 40, y: TOP + 70, w: 300 },
});
