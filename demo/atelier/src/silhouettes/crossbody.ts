import type { Material, Part } from '../engine/part.ts';
import { mirror, type Path, type Point, path, spline, symmetric } from '../engine/path.ts';
import { ellipse, ribbon, rounded } from '../engine/shapes.ts';
import { darken } from '../fabrics/materials.ts';
import { BASE, kissLock, TOP, W, zipped } from '../parts/crossbody-closings.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { chain, fitting, hardware, plate, ring } from '../parts/hardware.ts';
import { withMirror } from '../parts/part-tools.ts';
import { stitch, threadColour } from '../parts/stitches.ts';

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
