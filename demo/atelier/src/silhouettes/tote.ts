import { shade } from '../engine/colour.ts';
import type { Material, Part } from '../engine/part.ts';
import { type Path, path, symmetric } from '../engine/path.ts';
import { ellipse, ribbon, rounded } from '../engine/shapes.ts';
import { darken, GOLD, material } from '../fabrics/materials.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { fitting } from '../parts/hardware.ts';
import { withMirror } from '../parts/part-tools.ts';
import { fold, stitch, threadColour } from '../parts/stitches.ts';

const TOP = 470;
const BASE = 950;
const W = 300;

function handle(leather: Material, front: boolean): Part {
  const lift = front ? 0 : -18;
  const line: Path = path`-118,${TOP + 60} -124,${TOP - 90} -96,${230 + lift} 0,${158 + lift}
    96,${230 + lift} 124,${TOP - 90} 118,${TOP + 60}`;
  const stitchColour = threadColour(leather.colour, 1.5, 0.03);
  return {
    outline: ribbon(line, 24),
    polygon: true,
    material: front ? leather : darken(leather, 0.6),
    swell: null,
    edge: { radius: 11, height: 8 },
    shadow: front ? { dx: 5, dy: 8, blur: 9, opacity: 0.42 } : null,
    lines: front ? [stitch(line, stitchColour, 1.5, [7, 4])] : [],
  };
}

function mount(leather: Material): Part[] {
  const stitchColour = threadColour(leather.colour, 1.5, 0.03);
  return [
    {
      outline: rounded(100, TOP + 20, 38, 108, 10),
      polygon: true,
      material: leather,
      swell: { radius: 10, height: 4 },
      edge: { radius: 5, height: 4 },
      shadow: { dx: 2, dy: 4, blur: 5, opacity: 0.45 },
      lines: [
        stitch(
          path`106,${TOP + 26} 106,${TOP + 120} 132,${TOP + 120} 132,${TOP + 26}`,
          stitchColour,
          1.5,
        ),
      ],
    },
    fitting(ellipse(119, TOP + 100, 6), GOLD),
  ];
}

function body({ cloth, random }: GarmentSpec, leather: Material): Part {
  const stitchColour = threadColour(leather.colour, 1.5, 0.03);
  const sag = random.between(-8, 8);
  return {
    outline: symmetric(
      path`0,${TOP + 10} ${W * 0.5},${TOP + 5} ${W},${TOP - 6}! ${W - 8},${(TOP + BASE) / 2}
        ${W - 26},${BASE - 40} ${W - 50},${BASE}! 0,${BASE + 8}`,
    ),
    material: cloth,
    swell: { radius: 70, height: 34, evenly: true },
    edge: { radius: 7, height: 5 },
    seed: 1,
    wrinkle: 0.7,
    folds: [
      fold(
        path`${-W + 30},${TOP + 60} ${-W + 90},${TOP + 220 + sag} ${-W + 60},${BASE - 60}`,
        34,
        7,
      ),
      fold(path`${W - 30},${TOP + 80} ${W - 100},${TOP + 240 - sag} ${W - 70},${BASE - 60}`, 34, 7),
      fold(path`-120,${TOP + 130} -60,${TOP + 250} -110,${BASE - 80}`, 30, 4),
    ],
    lines: [
      stitch(
        path`${-W + 8},${TOP + 8} 0,${TOP + 22} ${W - 8},${TOP + 8}`,
        stitchColour,
        1.7,
        [8, 4],
      ),
      stitch(
        path`${-W + 58},${BASE - 12} 0,${BASE - 4} ${W - 58},${BASE - 12}`,
        stitchColour,
        1.7,
        [8, 4],
      ),
    ],
  };
}

/** Canvas and monogram totes have leather trim; leather totes have none. */
function corners(leather: Material): Part[] {
  return withMirror({
    outline: path`${W - 20},${BASE - 110} ${W - 26},${BASE - 40} ${W - 50},${BASE + 1}!
      ${W - 150},${BASE + 5}! ${W - 120},${BASE - 50}`,
    material: leather,
    swell: { radius: 12, height: 5 },
    edge: { radius: 4, height: 3 },
    shadow: { dx: 1, dy: 2, blur: 3, opacity: 0.35 },
    lines: [
      stitch(
        path`${W - 28},${BASE - 96} ${W - 112},${BASE - 44} ${W - 140},${BASE - 2}`,
        threadColour(leather.colour, 1.5, 0.03),
        1.5,
      ),
    ],
  });
}

export const tote: GarmentBuilder = (spec) => {
  const { cloth, fabric, hex } = spec;
  const trimmed = fabric === 'canvas' || fabric === 'monogram';
  const leather = trimmed ? material('leather', '#5a3a26') : cloth;
  const lining = material('canvas', shade(hex, 0.6));
  const gusset: Part = {
    outline: path`${W - 6},${TOP - 4}! ${W + 26},${TOP + 40} ${W + 18},${BASE - 90}
      ${W - 10},${BASE - 14}! ${W - 50},${BASE}! ${W - 20},${TOP + 80}`,
    material: darken(cloth, 0.62),
    swell: { radius: 14, height: 8 },
    shadow: null,
  };
  return {
    parts: [
      handle(leather, false),
      {
        outline: path`${-W + 4},${TOP - 4}! ${-W + 60},${TOP - 30}! ${W - 60},${TOP - 30}!
          ${W - 4},${TOP - 4}! 0,${TOP + 30}`,
        material: darken(lining, 0.55),
        swell: null,
        edge: { radius: 4, height: 3 },
        shadow: null,
      },
      ...withMirror(gusset),
      body(spec, leather),
      ...(trimmed ? corners(leather) : []),
      handle(leather, true),
      ...mount(leather).flatMap(withMirror),
    ],
    floor: BASE + 8,
    closeUp: { x: -170, y: TOP - 40, w: 330 },
  };
};
