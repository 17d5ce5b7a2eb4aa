import { shade } from '../engine/colour.ts';
import { lerp } from '../engine/maths.ts';
import type { Material, Part } from '../engine/part.ts';
import { mirror, type Path, type Point, path, symmetric } from '../engine/path.ts';
import { ellipse } from '../engine/shapes.ts';
import { darken, material } from '../fabrics/materials.ts';
import { bagLock, bagStraps } from '../parts/bag-locks.ts';
import { hemInside } from '../parts/body.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { fitting, frame, hardware, plate } from '../parts/hardware.ts';
import { withMirror } from '../parts/part-tools.ts';
import { fold } from '../parts/stitches.ts';
import { handle, handleEnd, saddle, TOP, twilly } from '../parts/top-handles.ts';

/** Half the width at the base and at the top. */
interface Shape {
  base: number;
  top: number;
}

const SHAPES: Readonly<Record<string, Shape>> = {
  trapeze: { base: 292, top: 236 },
  wing: { base: 238, top: 292 },
};
const BASE = 940;

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

/** A belt around the whole bag below its flap, through a buckle in front. */
function belt(cloth: Material, { base, top }: Shape, metal: Material): Part[] {
  const half = (y: number) => lerp(top, base, (y - TOP) / (BASE - TOP)) + 4;
  const [a, b] = [TOP + 176, TOP + 236];
  return [
    {
      outline: path`${-half(a)},${a}! ${half(a)},${a}! ${half(b)},${b}! ${-half(b)},${b}!`,
      material: cloth,
      swell: { radius: 14, height: 8 },
      edge: { radius: 6, height: 5 },
      seed: 4,
      shadow: { dx: 3, dy: 8, blur: 8, opacity: 0.55 },
      lines: [a + 9, b - 9].map((y) =>
        saddle(path`${8 - half(y)},${y} ${half(y) - 8},${y}`, cloth),
      ),
    },
    frame(-52, a - 14, 104, b - a + 28, metal, 11, 10),
    plate(-5, a - 8, 10, b - a + 16, 4, metal),
  ];
}

const { weave, size, relief } = material('quilt', '#000');
/** Turns a hide into a quilted one, in its own colour and gloss. */
const QUILTING = { weave, size, relief };

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
  const front = options.quilted ? { ...cloth, ...QUILTING } : cloth;
  const closing = options.pocket
    ? [...frontPocket(cloth, shape), ...bagLock(options.lock, TOP + 150, cloth, metal)]
    : [
        flap(front, edge, shape.top),
        ...(options.straps ? bagStraps(y, cloth, metal) : []),
        ...(options.belt ? belt(cloth, shape, metal) : bagLock(options.lock, y, cloth, metal)),
      ];
  return {
    parts: [
      handle(cloth, crown, false),
      opening,
      ...withMirror(gusset(cloth, shape)),
      ...withMirror(foot),
      body(front, shape),
      ...closing,
      handle(cloth, crown, true),
      ...handleEnd(cloth, metal).flatMap(withMirror),
      ...(options.scarf ? twilly() : []),
    ],
    floor: BASE + 14,
    closeUp: { x: -150, y: TOP + 20, w: 300 },
  };
};
