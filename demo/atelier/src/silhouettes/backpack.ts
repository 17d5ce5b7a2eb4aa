import type { Material, Part } from '../engine/part.ts';
import { type Path, path, symmetric } from '../engine/path.ts';
import { ribbon, rounded } from '../engine/shapes.ts';
import { darken, GOLD, material, SILVER } from '../fabrics/materials.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { frame, plate } from '../parts/hardware.ts';
import { withMirror } from '../parts/part-tools.ts';
import { fold, stitch, threadColour } from '../parts/stitches.ts';

const TOP = 250;
const BASE = 930;
const W = 250;

function backStraps(cloth: Material, trim: Material): Part[] {
  const strap: Part = {
    outline: ribbon(
      path`120,${TOP + 40} 270,${TOP + 90} 316,${TOP + 330} 290,${BASE - 150} 214,${BASE - 70}`,
      44,
    ),
    polygon: true,
    material: darken(cloth, 0.72),
    swell: null,
    edge: { radius: 16, height: 10 },
    shadow: { dx: 4, dy: 6, blur: 8, opacity: 0.35 },
  };
  const loop = path`-46,${TOP + 20} -50,${TOP - 50} 0,${TOP - 84} 50,${TOP - 50} 46,${TOP + 20}`;
  return [
    ...withMirror(strap),
    {
      outline: ribbon(loop, 24),
      polygon: true,
      material: trim,
      swell: null,
      edge: { radius: 10, height: 8 },
      lines: [stitch(loop, threadColour(trim.colour, 1.4, 0.03), 1.5)],
    },
  ];
}

function bag(cloth: Material): Part {
  return {
    outline: symmetric(
      path`0,${TOP} 120,${TOP + 6} 204,${TOP + 60} ${W - 16},${TOP + 200} ${W},${BASE - 160}
        ${W - 14},${BASE - 40} ${W - 50},${BASE} 0,${BASE + 6}`,
    ),
    material: cloth,
    swell: { radius: 80, height: 60, evenly: true },
    edge: { radius: 18, height: 12 },
    seed: 1,
    wrinkle: 1.1,
    folds: [
      fold(path`${W - 20},${TOP + 330} ${W - 80},${TOP + 380} ${W - 60},${TOP + 470}`, 22, 6),
      fold(path`${20 - W},${TOP + 350} ${80 - W},${TOP + 410} ${56 - W},${TOP + 500}`, 22, 6),
    ],
  };
}

function pocket(cloth: Material): Part[] {
  const stitchColour = threadColour(cloth.colour, 0.75, 0.02);
  return [
    {
      outline: symmetric(
        path`0,${TOP + 390} 130,${TOP + 392}! 168,${TOP + 420} 176,${BASE - 110} 160,${BASE - 44}
          120,${BASE - 30}! 0,${BASE - 26}`,
      ),
      material: cloth,
      swell: { radius: 34, height: 26, evenly: true },
      edge: { radius: 14, height: 9 },
      seed: 3,
      wrinkle: 0.8,
      shadow: { dx: 4, dy: 8, blur: 9, opacity: 0.45 },
      lines: [
        stitch(
          path`-150,${TOP + 440} -156,${BASE - 100} -120,${BASE - 44} 0,${BASE - 40} 120,${BASE - 44}
            156,${BASE - 100} 150,${TOP + 440}`,
          stitchColour,
          1.5,
        ),
      ],
    },
  ];
}

function flap(cloth: Material): Part {
  const stitchColour = threadColour(cloth.colour, 0.75, 0.02);
  return {
    outline: symmetric(
      path`0,${TOP - 14} 130,${TOP - 6} 212,${TOP + 56} 232,${TOP + 180} 214,${TOP + 300}
        140,${TOP + 352} 0,${TOP + 360}`,
    ),
    material: cloth,
    swell: { radius: 60, height: 40, evenly: true },
    edge: { radius: 12, height: 8 },
    seed: 5,
    wrinkle: 0.7,
    shadow: { dx: 5, dy: 12, blur: 13, opacity: 0.5 },
    lines: [
      stitch(
        path`-218,${TOP + 180} -200,${TOP + 292} -132,${TOP + 338} 0,${TOP + 346} 132,${TOP + 338}
          200,${TOP + 292} 218,${TOP + 180}`,
        stitchColour,
        1.6,
      ),
    ],
  };
}

function buckles(trim: Material, metal: Material): Part[] {
  const stitchColour = threadColour(trim.colour, 1.4, 0.03);
  return withMirror({
    outline: path`82,${TOP + 180}! 118,${TOP + 180}! 118,${TOP + 452}! 100,${TOP + 468} 82,${TOP + 452}!`,
    material: trim,
    swell: { radius: 10, height: 5 },
    edge: { radius: 5, height: 4 },
    shadow: { dx: 3, dy: 5, blur: 5, opacity: 0.5 },
    lines: [
      stitch(
        path`88,${TOP + 186} 88,${TOP + 448} 100,${TOP + 458} 112,${TOP + 448} 112,${TOP + 186}`,
        stitchColour,
        1.4,
      ),
    ],
  }).concat(withMirror(frame(74, TOP + 374, 52, 44, metal, 7, 6)), [
    {
      outline: rounded(-44, TOP + 60, 88, 44, 6),
      polygon: true,
      material: trim,
      swell: null,
      edge: { radius: 4, height: 3 },
      shadow: { dx: 1, dy: 3, blur: 3, opacity: 0.4 },
      lines: [
        stitch(
          path`-38,${TOP + 66} 38,${TOP + 66} 38,${TOP + 98} -38,${TOP + 98} -38,${TOP + 66}`,
          stitchColour,
          1.2,
        ),
      ],
    },
  ]);
}

/** A zip over the top instead of a flap, one on the pocket, and webbing between them. */
function zips(cloth: Material, trim: Material, metal: Material): Part[] {
  const run = (line: Path): Part[] => [
    {
      outline: ribbon(line, 20),
      polygon: true,
      material: darken(cloth, 0.6),
      swell: null,
      edge: { radius: 5, height: 3 },
      shadow: { dx: 1, dy: 2, blur: 3, opacity: 0.35 },
      lines: [{ line, width: 7, colour: metal.colour, dash: [3, 2.4], height: 1 }],
    },
  ];
  return [
    ...run(path`-214,${TOP + 240} -206,${TOP + 120} -130,${TOP + 58} 0,${TOP + 46} 130,${TOP + 58}
      206,${TOP + 120} 214,${TOP + 240}`),
    ...run(path`-150,${TOP + 446} 0,${TOP + 440} 150,${TOP + 446}`),
    {
      outline: rounded(-200, TOP + 300, 400, 34, 4),
      polygon: true,
      material: trim,
      swell: null,
      edge: { radius: 6, height: 4 },
      shadow: { dx: 2, dy: 4, blur: 4, opacity: 0.4 },
      lines: [-120, -40, 40, 120].map((x) =>
        stitch(
          path`${x},${TOP + 304} ${x},${TOP + 330}`,
          threadColour(trim.colour, 1.6, 0.04),
          1.6,
        ),
      ),
    },
    frame(-40, TOP + 294, 80, 46, metal, 8, 6),
    ...[148, -214].map((x, i) => plate(x, TOP + (i ? 236 : 440), 14, 44, 6, metal)),
  ];
}

export const backpack: GarmentBuilder = (spec) => {
  const { fabric, hex, gender, options } = spec;
  const metal = gender === 'kids' || hex === '#20283c' ? SILVER : GOLD;
  const cloth = fabric === 'nylon' ? { ...spec.cloth, relief: 0.22 } : spec.cloth;
  const trim =
    fabric === 'leather' ? cloth : material('leather', gender === 'kids' ? '#8a5a34' : '#4a3324');
  return {
    parts: [
      ...backStraps(cloth, trim),
      bag(cloth),
      ...pocket(cloth),
      ...(options.closure === 'zip'
        ? zips(cloth, trim, metal)
        : [flap(cloth), ...buckles(trim, metal)]),
    ],
    floor: BASE + 8,
    closeUp: { x: -190, y: TOP + 150, w: 340 },
  };
};
