import type { Material, Part } from '../engine/part.ts';
import { path, symmetric } from '../engine/path.ts';
import { ellipse, ribbon, rounded } from '../engine/shapes.ts';
import { darken } from '../fabrics/materials.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { chain, fitting, hardware, plate, ring } from '../parts/hardware.ts';
import { withMirror } from '../parts/part-tools.ts';
import { stitch, threadColour } from '../parts/stitches.ts';

const W = 236;
const TOP = 560;
const BASE = 900;
const STRAP = path`-214,590 -228,430 -150,210 0,120 150,210 228,430 214,590`;

function strap(kind: unknown, cloth: Material, metal: Material): Part[] {
  if (kind === 'chain') return chain(STRAP, metal, 26, 16);
  return [
    {
      outline: ribbon(STRAP, 17),
      polygon: true,
      material: darken(cloth, 0.9),
      swell: null,
      edge: { radius: 6, height: 4 },
      lines: [-5, 5].map((d) =>
        stitch(
          STRAP.map(([x, y]) => [x + (x > 0 ? d : -d), y + (Math.abs(x) < 160 ? d : 0)]),
          threadColour(cloth.colour, 1.4, 0.03),
          1.2,
        ),
      ),
    },
  ];
}

function body(cloth: Material, quilted: boolean): Part[] {
  const side: Part = {
    outline: path`210,${TOP + 6}! 254,${TOP + 50} 262,${BASE - 60} 226,${BASE - 6}!`,
    material: darken(cloth, 0.6),
    swell: { radius: 10, height: 6 },
    shadow: null,
  };
  const stitchColour = threadColour(cloth.colour, 1.4, 0.03);
  const run = symmetric(
    path`0,${TOP + 224} 118,${TOP + 214} ${W - 32},${TOP + 186} ${W - 8},${TOP + 116} ${W - 10},${TOP + 30}`,
  );
  return [
    ...withMirror(side),
    {
      outline: rounded(-W, TOP + 6, 2 * W, BASE - TOP - 6, 36),
      polygon: true,
      material: cloth,
      swell: { radius: 40, height: 26, evenly: true },
      edge: { radius: 16, height: 9 },
    },
    {
      outline: symmetric(
        path`0,${TOP - 12} ${W - 30},${TOP - 8} ${W + 2},${TOP + 26} ${W + 4},${TOP + 120}
          ${W - 22},${TOP + 196} 120,${TOP + 226} 0,${TOP + 236}`,
      ),
      material: cloth,
      swell: { radius: 50, height: 30, evenly: true },
      edge: { radius: 10, height: 7 },
      shadow: { dx: 4, dy: 10, blur: 11, opacity: 0.6 },
      lines: quilted
        ? []
        : [
            stitch(run.slice(0, 5), stitchColour, 1.8, [8, 4]),
            stitch(run.slice(5), stitchColour, 1.8, [8, 4]),
          ],
    },
  ];
}

function clasp(kind: unknown, metal: Material): Part[] {
  const y = TOP + 204;
  if (kind === 'ring') {
    return [
      fitting(ellipse(0, y, 34), metal, {
        cut: [ellipse(0, y, 23)],
        edge: { radius: 6, height: 5 },
      }),
      plate(-7, y - 42, 14, 54, 7, metal, { edge: { radius: 7, height: 6 } }),
    ];
  }
  return [
    plate(-34, y - 18, 68, 44, 22, metal, { edge: { radius: 6, height: 4 } }),
    plate(-18, y - 6, 36, 20, 10, metal, {
      edge: { radius: 8, height: 7 },
      shadow: { dx: 2, dy: 4, blur: 3, opacity: 0.6 },
    }),
  ];
}

export const crossbody: GarmentBuilder = ({ cloth, options, fabric }) => {
  const metal = hardware(options.hardware);
  return {
    parts: [
      ...strap(options.strap, cloth, metal),
      ...body(cloth, fabric === 'quilt'),
      ...withMirror(ring(214, TOP + 30, 15, 9, metal)),
      ...clasp(options.lock, metal),
    ],
    floor: BASE + 2,
    closeUp: { x: -150, y: TOP + 20, w: 300 },
  };
};
