import type { Material, Part } from '../engine/part.ts';
import { mirror, type Path, type Point, path, spline, symmetric } from '../engine/path.ts';
import { ellipse, ribbon, rounded } from '../engine/shapes.ts';
import { darken, material } from '../fabrics/materials.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { chain, fitting, hardware, plate, ring } from '../parts/hardware.ts';
import { withMirror } from '../parts/part-tools.ts';
import { fold, stitch, threadColour } from '../parts/stitches.ts';

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

type Shape = 'box' | 'saddle' | 'camera';

/** The outline of the bag, as a polygon. */
const BODIES: Readonly<Record<Shape, Path>> = {
  box: rounded(-W, TOP + 6, 2 * W, BASE - TOP - 6, 36),
  saddle: spline(
    symmetric(path`0,${TOP + 6} ${W - 20},${TOP + 8} ${W + 10},${TOP + 60} ${W - 8},${TOP + 200}
      ${W * 0.62},${BASE - 26} 0,${BASE}`),
  ),
  camera: rounded(-W, TOP + 6, 2 * W, BASE - TOP - 6, 84),
};
/** The lower edge of a flap from the side to the axis, and how far its middle hangs down. */
const FLAPS: Readonly<Record<string, { edge: Path; drop: number }>> = {
  round: {
    edge: path`${W + 4},${TOP + 120} ${W - 22},${TOP + 196} 120,${TOP + 226} 0,${TOP + 236}`,
    drop: 204,
  },
  pointed: {
    edge: path`${W},${TOP + 60}! ${W * 0.5},${TOP + 160} 22,${TOP + 248}! 0,${TOP + 256}`,
    drop: 206,
  },
  saddle: {
    edge: path`${W + 12},${TOP + 96} ${W * 0.66},${TOP + 206} 60,${TOP + 256} 0,${TOP + 262}`,
    drop: 226,
  },
};

function shell(cloth: Material, shape: Shape): Part[] {
  const side: Part = {
    outline: path`210,${TOP + 6}! 254,${TOP + 50} 262,${BASE - 60} 226,${BASE - 6}!`,
    material: darken(cloth, 0.6),
    swell: { radius: 10, height: 6 },
    shadow: null,
  };
  return [
    ...(shape === 'box' ? withMirror(side) : []),
    {
      outline: BODIES[shape],
      polygon: true,
      material: cloth,
      swell: { radius: 40, height: 26, evenly: true },
      edge: { radius: 16, height: 9 },
    },
  ];
}

function flap(cloth: Material, edge: Path, quilted: boolean): Part {
  const stitchColour = threadColour(cloth.colour, 1.4, 0.03);
  const run = edge.map(([x, y]): Point => [x * 0.95, y - 12]);
  return {
    outline: symmetric(path`0,${TOP - 12} ${W - 30},${TOP - 8} ${W + 2},${TOP + 26} ${edge}`),
    material: cloth,
    swell: { radius: 50, height: 30, evenly: true },
    edge: { radius: 10, height: 7 },
    shadow: { dx: 4, dy: 10, blur: 11, opacity: 0.6 },
    lines: quilted ? [] : [run, mirror(run)].map((line) => stitch(line, stitchColour, 1.8, [8, 4])),
  };
}

/** A zip along the top with a tassel, and a leather edge below. */
function zipped(cloth: Material, metal: Material): Part[] {
  const leather = material('leather', '#4a3324');
  const strand = (x: number): Part => ({
    outline: path`${x - 5},${TOP + 112}! ${x + 5},${TOP + 112}! ${x + 7},${TOP + 210}! ${x - 7},${TOP + 210}!`,
    material: leather,
    swell: null,
    edge: { radius: 4, height: 4 },
    shadow: { dx: 2, dy: 4, blur: 4, opacity: 0.4 },
  });
  return [
    {
      outline:
        symmetric(path`0,${TOP + 24} ${W - 76},${TOP + 26} ${W - 20},${TOP + 76}! ${W - 34},${TOP + 84}!
        ${W - 82},${TOP + 46} 0,${TOP + 44}`),
      material: darken(cloth, 0.5),
      swell: null,
      edge: { radius: 4, height: -2 },
      shadow: null,
      lines: [
        {
          line: path`${30 - W},${TOP + 78} ${80 - W},${TOP + 36} ${W - 80},${TOP + 36} ${W - 30},${TOP + 78}`,
          width: 8,
          colour: metal.colour,
          dash: [4, 3],
          height: 2,
        },
      ],
    },
    {
      outline: symmetric(
        path`0,${BASE - 92} ${W},${BASE - 96}! ${W},${BASE - 78} ${W - 26},${BASE - 24}
        ${W - 84},${BASE}! 0,${BASE}`,
      ),
      material: leather,
      swell: { radius: 30, height: 18, evenly: true },
      edge: { radius: 10, height: 6 },
      lines: [
        stitch(
          path`${8 - W},${BASE - 82} 0,${BASE - 80} ${W - 8},${BASE - 82}`,
          threadColour(leather.colour, 1.6, 0.05),
          1.8,
          [8, 4],
        ),
      ],
    },
    ring(-150, TOP + 52, 12, 7, metal),
    ...[-166, -158, -150, -142, -134].map(strand),
    plate(-164, TOP + 72, 28, 42, 8, metal),
  ];
}

/** Two crossed balls on a frame that is rounded over soft gathers. */
function kissLock(cloth: Material, metal: Material): Part[] {
  const gathers = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((s) =>
    fold(path`${s * 34},${TOP + 70} ${s * 46},${TOP + 190} ${s * 52},${BASE - 20}`, 15, 10, {
      rise: 0.05,
      fall: 0.3,
    }),
  );
  return [
    {
      outline: symmetric(
        path`0,${TOP - 2} ${W - 40},${TOP + 8} ${W + 16},${TOP + 150} ${W - 4},${BASE - 70}
          ${W - 76},${BASE - 12} ${W * 0.4},${BASE} 0,${BASE}`,
      ),
      material: cloth,
      swell: { radius: 60, height: 46, evenly: true },
      edge: { radius: 16, height: 10 },
      folds: gathers,
    },
    fitting(
      symmetric(path`0,${TOP - 14} ${W - 60},${TOP - 10} ${W - 16},${TOP + 24} ${W - 12},${TOP + 96}!
        ${W - 36},${TOP + 96}! ${W - 42},${TOP + 40} ${W - 76},${TOP + 18} 0,${TOP + 16}`),
      metal,
      { edge: { radius: 12, height: 10 } },
    ),
    ...[-15, 15].map((x) =>
      fitting(ellipse(x, TOP - 24 + Math.abs(x) * 0.1, 20), metal, {
        edge: { radius: 18, height: 18 },
      }),
    ),
  ];
}

function clasp(kind: unknown, y: number, metal: Material): Part[] {
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
  const shape = (options.shape ?? 'box') as Shape;
  const { edge, drop } = FLAPS[String(options.flap ?? 'round')];
  const closed = [
    ...shell(cloth, shape),
    ...(shape === 'camera' ? zipped(cloth, metal) : [flap(cloth, edge, fabric === 'quilt')]),
  ];
  const lock = shape === 'camera' ? [] : clasp(options.lock, TOP + drop, metal);
  const bag = options.lock === 'kiss' ? kissLock(cloth, metal) : closed;
  return {
    parts: [
      ...strap(options.strap, cloth, metal),
      ...bag,
      ...withMirror(ring(214, TOP + 30, 15, 9, metal)),
      ...(options.lock === 'kiss' ? [] : lock),
    ],
    floor: BASE + 2,
    closeUp: { x: -150, y: TOP + 20, w: 300 },
  };
};
