import { shade } from '../engine/colour.ts';
import type { Material, Part } from '../engine/part.ts';
import { type Path, path, symmetric } from '../engine/path.ts';
import { ellipse, ribbon, rounded } from '../engine/shapes.ts';
import { darken, GOLD, material } from '../fabrics/materials.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { fitting, frame, plate } from '../parts/hardware.ts';
import { withMirror } from '../parts/part-tools.ts';
import { fold, stitch, threadColour } from '../parts/stitches.ts';

const TOP = 470;
const BASE = 950;
const W = 300;

function handle(leather: Material, front: boolean, long: boolean): Part {
  const lift = (front ? 0 : -18) - (long ? 110 : 0);
  const line: Path = path`-118,${TOP + 60} -124,${TOP - 90} -96,${230 + lift} 0,${158 + lift}
    96,${230 + lift} 124,${TOP - 90} 118,${TOP + 60}`;
  const stitchColour = threadColour(leather.colour, 1.5, 0.03);
  return {
    outline: ribbon(line, long ? 18 : 24),
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

const sewn = (outline: Path, leather: Material, run: Path): Part => ({
  outline,
  material: leather,
  swell: { radius: 14, height: 6 },
  edge: { radius: 5, height: 4 },
  shadow: { dx: 3, dy: 6, blur: 6, opacity: 0.45 },
  lines: [stitch(run, threadColour(leather.colour, 1.5, 0.03), 1.6, [7, 4])],
});

/** What some totes have in front. */
const DETAILS: Readonly<Record<string, (leather: Material) => Part[]>> = {
  none: () => [],
  tag: (leather) => [
    sewn(
      path`-150,${TOP + 40}! -138,${TOP + 40}! -134,${TOP + 150}! -146,${TOP + 150}!`,
      leather,
      path`-144,${TOP + 46} -140,${TOP + 146}`,
    ),
    sewn(
      path`-184,${TOP + 160}! -140,${TOP + 136} -96,${TOP + 160}! -96,${TOP + 282}! -184,${TOP + 282}!`,
      leather,
      path`-174,${TOP + 166} -140,${TOP + 148} -106,${TOP + 166} -106,${TOP + 272} -174,${TOP + 272} -174,${TOP + 166}`,
    ),
    frame(-168, TOP + 178, 56, 84, GOLD, 6, 6),
  ],
  pocket: (leather) => [
    sewn(
      path`-158,${TOP + 190}! 158,${TOP + 190}! 152,${BASE - 46}! -152,${BASE - 46}!`,
      leather,
      path`-148,${TOP + 202} -142,${BASE - 56} 142,${BASE - 56} 148,${TOP + 202}`,
    ),
    sewn(
      path`-30,${TOP + 120}! 30,${TOP + 120}! 30,${TOP + 240}! 0,${TOP + 262} -30,${TOP + 240}!`,
      leather,
      path`-22,${TOP + 126} -22,${TOP + 236} 0,${TOP + 252} 22,${TOP + 236} 22,${TOP + 126}`,
    ),
    fitting(ellipse(0, TOP + 228, 12), GOLD, { edge: { radius: 9, height: 9 } }),
  ],
  belt: (leather) => [
    sewn(
      path`${-W - 4},${TOP + 150}! 0,${TOP + 164} ${W + 4},${TOP + 150}! ${W},${TOP + 206}! 0,${TOP + 222}
        ${-W},${TOP + 206}!`,
      leather,
      path`${8 - W},${TOP + 160} 0,${TOP + 174} ${W - 8},${TOP + 160}`,
    ),
    frame(-54, TOP + 142, 108, 100, GOLD, 13, 14),
    plate(-8, TOP + 148, 12, 88, 5, GOLD),
    ...[80, 116, 152].map((x) =>
      fitting(ellipse(x, TOP + 188, 6), GOLD, { edge: { radius: 4, height: 4 } }),
    ),
  ],
};

export const tote: GarmentBuilder = (spec) => {
  const { cloth, fabric, hex, options } = spec;
  const long = options.handles === 'long';
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
      handle(leather, false, long),
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
      handle(leather, true, long),
      ...mount(leather).flatMap(withMirror),
      ...DETAILS[String(options.detail ?? 'none')](leather),
    ],
    floor: BASE + 8,
    closeUp: { x: -170, y: TOP - 40, w: 330 },
  };
};
