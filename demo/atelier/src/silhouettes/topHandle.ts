import { shade } from '../engine/colour.ts';
import { lerp } from '../engine/maths.ts';
import type { Material, Part } from '../engine/part.ts';
import { mirror, type Path, type Point, path, symmetric } from '../engine/path.ts';
import { ellipse, ribbon } from '../engine/shapes.ts';
import { darken, material } from '../fabrics/materials.ts';
import { bagLock, bagStraps } from '../parts/bag-locks.ts';
import { hemInside } from '../parts/body.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { fitting, hardware } from '../parts/hardware.ts';
import { withMirror } from '../parts/part-tools.ts';
import { fold, stitch, threadColour } from '../parts/stitches.ts';

/** Half the width at the base and at the top. */
interface Shape {
  base: number;
  top: number;
}

const SHAPES: Readonly<Record<string, Shape>> = {
  trapeze: { base: 292, top: 236 },
  wing: { base: 238, top: 292 },
};
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

const gusset = (cloth: Material, { base, top }: Shape): Part => ({
  outline: path`${top - 10},${TOP - 16}! ${top + 34},${TOP + 50} ${base + 22},${BASE - 120}
    ${base + 20},${BASE - 20}! ${base - 20},${BASE}! ${top - 6},${TOP + 10}!`,
  material: darken(cloth, 0.68),
  swell: { radius: 16, height: 10 },
  edge: { radius: 5, height: 4 },
  shadow: null,
  folds: [fold(path`${top + 6},${TOP + 10} ${base + 4},${BASE - 40}`, 9, -8)],
});

function body(cloth: Material, { base, top }: Shape): Part {
  return {
    outline: symmetric(
      path`0,${TOP - 8} ${top},${TOP - 6}! ${lerp(top, base, 0.55)},${(TOP + BASE) / 2}
        ${base},${BASE - 26} ${base - 20},${BASE} 0,${BASE + 6}`,
    ),
    material: cloth,
    swell: { radius: 60, height: 34, evenly: true },
    edge: { radius: 7, height: 5 },
    seed: 1,
    lines: [
      saddle(
        path`${12 - top},${TOP + 10} ${14 - base},${BASE - 30} ${34 - base},${BASE - 10}
          ${base - 34},${BASE - 10} ${base - 14},${BASE - 30} ${top - 12},${TOP + 10}`,
        cloth,
      ),
    ],
  };
}

/** The lower edge of the flap from the axis to the side, and how far its middle hangs down. */
const FLAPS: Readonly<Record<string, (top: number) => { edge: Path; drop: number }>> = {
  round: (top) => ({
    edge: path`${top + 16},${TOP + 60} ${top - 4},${TOP + 148} 150,${TOP + 196} 0,${TOP + 214}`,
    drop: 156,
  }),
  pointed: (top) => ({
    edge: path`${top + 14},${TOP + 40}! ${top * 0.5},${TOP + 164} 26,${TOP + 252}! 0,${TOP + 262}`,
    drop: 214,
  }),
  straight: (top) => ({
    edge: path`${top + 14},${TOP + 60} ${top + 6},${TOP + 112} ${top - 24},${TOP + 126}! 0,${TOP + 130}`,
    drop: 96,
  }),
};

function flap(cloth: Material, edge: Path, top: number): Part {
  const run = edge.map(([x, y]): Point => [x * 0.95, y - 12]);
  return {
    outline: symmetric(path`0,${TOP - 20} ${top + 2},${TOP - 16}! ${edge}`),
    material: cloth,
    swell: { radius: 50, height: 26, evenly: true },
    edge: { radius: 7, height: 5 },
    seed: 2,
    shadow: { dx: 5, dy: 11, blur: 12, opacity: 0.55 },
    lines: [saddle(run, cloth), saddle(mirror(run), cloth)],
  };
}

/** A bag without a flap closes with a zip and has a pocket in front. */
function frontPocket(cloth: Material, { base }: Shape): Part[] {
  const w = base - 84;
  return [
    {
      outline: symmetric(
        path`0,${TOP + 196} ${w - 30},${TOP + 190}! ${w},${BASE - 60} ${w - 24},${BASE - 42} 0,${BASE - 38}`,
      ),
      material: cloth,
      swell: { radius: 40, height: 20, evenly: true },
      edge: { radius: 7, height: 5 },
      seed: 3,
      shadow: { dx: 4, dy: 8, blur: 9, opacity: 0.5 },
      lines: [
        saddle(
          path`${42 - w},${TOP + 204} ${12 - w},${BASE - 64} ${34 - w},${BASE - 54} ${w - 34},${BASE - 54}
            ${w - 12},${BASE - 64} ${w - 42},${TOP + 204}`,
          cloth,
        ),
      ],
    },
  ];
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
  const shape = SHAPES[String(options.shape ?? 'trapeze')];
  const foot = fitting(ellipse(shape.base - 60, BASE + 8, 11, 9), metal, { shadow: null });
  const opening = hemInside(
    path`0,${TOP - 26}! ${shape.top - 26},${TOP - 22}! ${shape.top + 10},${TOP + 30}! 0,${TOP + 60}`,
    material('calf', shade(hex, 0.6)),
    0.7,
  );
  const { edge, drop } = FLAPS[String(options.flap ?? 'round')](shape.top);
  const y = TOP + drop;
  const front = options.pocket
    ? [...frontPocket(cloth, shape), ...bagLock(options.lock, TOP + 150, cloth, metal)]
    : [flap(cloth, edge, shape.top), ...(options.straps ? bagStraps(y, cloth, metal) : [])];
  return {
    parts: [
      handle(cloth, crown, false),
      opening,
      ...withMirror(gusset(cloth, shape)),
      ...withMirror(foot),
      body(cloth, shape),
      ...front,
      handle(cloth, crown, true),
      ...handleEnd(cloth, metal).flatMap(withMirror),
      ...(options.pocket ? [] : bagLock(options.lock, y, cloth, metal)),
      ...(options.scarf ? twilly() : []),
    ],
    floor: BASE + 14,
    closeUp: { x: -150, y: TOP + 20, w: 300 },
  };
};
