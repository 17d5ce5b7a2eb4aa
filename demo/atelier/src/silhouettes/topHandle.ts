import { shade } from '../engine/colour.ts';
import { lerp } from '../engine/maths.ts';
import type { Material, Part } from '../engine/part.ts';
import { type Path, path, symmetric } from '../engine/path.ts';
import { ellipse, ribbon, rounded } from '../engine/shapes.ts';
import { darken, material } from '../fabrics/materials.ts';
import { hemInside } from '../parts/body.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { fitting, hardware, plate } from '../parts/hardware.ts';
import { withMirror } from '../parts/part-tools.ts';
import { fold, stitch, threadColour } from '../parts/stitches.ts';

const W = 292;
const TOP_W = 236;
const TOP = 520;
const BASE = 940;
const RINGS = 128;

const saddle = (line: Path, cloth: Material) =>
  stitch(line, threadColour(cloth.colour, 1.5, 0.03), 1.9, [8, 4]);

function handle(cloth: Material, crown: number, front: boolean): Part {
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

const gusset = (cloth: Material): Part => ({
  outline: path`${TOP_W - 10},${TOP - 16}! ${TOP_W + 34},${TOP + 50} ${W + 22},${BASE - 120}
    ${W + 20},${BASE - 20}! ${W - 20},${BASE}! ${TOP_W - 6},${TOP + 10}!`,
  material: darken(cloth, 0.68),
  swell: { radius: 16, height: 10 },
  edge: { radius: 5, height: 4 },
  shadow: null,
  folds: [fold(path`${TOP_W + 6},${TOP + 10} ${W + 4},${BASE - 40}`, 9, -8)],
});

function bodyAndFlap(cloth: Material): Part[] {
  const body: Part = {
    outline: symmetric(
      path`0,${TOP - 8} ${TOP_W},${TOP - 6}! ${lerp(TOP_W, W, 0.55)},${(TOP + BASE) / 2}
        ${W},${BASE - 26} ${W - 20},${BASE} 0,${BASE + 6}`,
    ),
    material: cloth,
    swell: { radius: 60, height: 34, evenly: true },
    edge: { radius: 7, height: 5 },
    seed: 1,
    lines: [
      saddle(
        path`${12 - TOP_W},${TOP + 10} ${14 - W},${BASE - 30} ${34 - W},${BASE - 10}
          ${W - 34},${BASE - 10} ${W - 14},${BASE - 30} ${TOP_W - 12},${TOP + 10}`,
        cloth,
      ),
    ],
  };
  const flapStitch = symmetric(
    path`0,${TOP + 202} 146,${TOP + 184} ${TOP_W - 16},${TOP + 140} ${TOP_W + 4},${TOP + 60}
      ${TOP_W - 8},${TOP - 6}`,
  );
  const flap: Part = {
    outline: symmetric(
      path`0,${TOP - 20} ${TOP_W + 2},${TOP - 16}! ${TOP_W + 16},${TOP + 60} ${TOP_W - 4},${TOP + 148}
        150,${TOP + 196} 0,${TOP + 214}`,
    ),
    material: cloth,
    swell: { radius: 50, height: 26, evenly: true },
    edge: { radius: 7, height: 5 },
    seed: 2,
    shadow: { dx: 5, dy: 11, blur: 12, opacity: 0.55 },
    lines: [saddle([...flapStitch.slice(0, 5)], cloth), saddle(flapStitch.slice(5), cloth)],
  };
  return [body, flap];
}

function handleEnd(cloth: Material, metal: Material): Part[] {
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

function clasp(metal: Material, round: boolean): Part[] {
  return [
    plate(-46, TOP + 156, 92, 70, round ? 35 : 10, metal, {
      edge: { radius: 6, height: 4 },
      shadow: { dx: 3, dy: 6, blur: 6, opacity: 0.6 },
    }),
    plate(-38, TOP + 164, 76, 54, round ? 27 : 6, metal, {
      edge: { radius: 2.5, height: 1.2 },
      shadow: null,
    }),
    fitting(rounded(-8, TOP + 172, 16, 40, 8), metal, {
      polygon: true,
      edge: { radius: 7, height: 7 },
      shadow: { dx: 3, dy: 4, blur: 3, opacity: 0.6 },
    }),
  ];
}

function twilly(): Part[] {
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

export const topHandle: GarmentBuilder = ({ cloth, options, hex }) => {
  const metal = hardware(options.hardware);
  const crown = options.handle === 'tall' ? 190 : 270;
  const foot = fitting(ellipse(W - 60, BASE + 8, 11, 9), metal, { shadow: null });
  const opening = hemInside(
    path`0,${TOP - 26}! ${TOP_W - 26},${TOP - 22}! ${TOP_W + 10},${TOP + 30}! 0,${TOP + 60}`,
    material('calf', shade(hex, 0.6)),
    0.7,
  );
  return {
    parts: [
      handle(cloth, crown, false),
      opening,
      ...withMirror(gusset(cloth)),
      ...withMirror(foot),
      ...bodyAndFlap(cloth),
      handle(cloth, crown, true),
      ...handleEnd(cloth, metal).flatMap(withMirror),
      ...clasp(metal, options.lock === 'round'),
      ...(options.scarf ? twilly() : []),
    ],
    floor: BASE + 14,
    closeUp: { x: -150, y: TOP + 20, w: 300 },
  };
};
