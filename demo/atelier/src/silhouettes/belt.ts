import type { Material, Part } from '../engine/part.ts';
import { type Point, path } from '../engine/path.ts';
import { ellipse, rounded } from '../engine/shapes.ts';
import { darken, GOLD, material, SILVER } from '../fabrics/materials.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { fitting, plate } from '../parts/hardware.ts';
import { fold, stitch, threadColour } from '../parts/stitches.ts';

const RX = 300;
const RY = 92;
const RIM = 560;

/** The near half of an oval, left to right, lowered by `down`. */
const nearHalf = (rx: number, ry: number, down: number): Point[] =>
  Array.from({ length: 25 }, (_, i): Point => {
    const angle = Math.PI - (i / 24) * Math.PI;
    return [Math.cos(angle) * rx, RIM + down + Math.sin(angle) * ry, i === 0 || i === 24];
  });

/** The inside of the coil: its far wall and the edge of each turn. */
function coil(leather: Material, lining: Material, width: number): Part[] {
  const turns = [1, 0.93, 0.86, 0.6].map(
    (k, i): Part => ({
      outline: ellipse(i * 4, RIM + i * 2, RX * k, RY * k),
      cut: [ellipse(i * 4 + 1, RIM + i * 2 + 1, RX * k - 11, RY * k - 6)],
      material: i % 2 ? darken(lining, 0.8) : leather,
      swell: null,
      edge: { radius: 5, height: 4 },
      shadow: { dx: 3, dy: 8, blur: 8, opacity: 0.5 },
    }),
  );
  const far: Part = {
    outline: [
      ...ellipse(0, RIM, RX, RY)
        .slice(20)
        .map(([x, y]): Point => [x, y]),
      ...nearHalf(RX, RY, Math.min(width, 60)).reverse(),
    ],
    material: darken(lining, 0.5),
    swell: { radius: 60, height: 20 },
    edge: null,
    shadow: null,
  };
  return [far, ...turns];
}

function wall(leather: Material, width: number): Part {
  const stitchColour = threadColour(leather.colour, 1.5, 0.03);
  const run = (down: number) => stitch(nearHalf(RX - 3, RY, down), stitchColour, 1.7, [8, 4]);
  return {
    outline: [...nearHalf(RX, RY, 0), ...nearHalf(RX, RY, width).reverse()],
    material: leather,
    swell: { radius: 90, height: 70 },
    hem: 0,
    edge: { radius: 6, height: 4 },
    seed: 3,
    shadow: null,
    lines: [run(11), run(width - 11)],
  };
}

function buckle(metal: Material, width: number, kind: unknown): Part[] {
  const y = RIM + RY + width / 2;
  const half = width / 2 + 12;
  if (kind === 'plate') {
    return [
      plate(-92, y - half + 4, 150, half * 2 - 8, 14, metal, {
        edge: { radius: 10, height: 8 },
        shadow: { dx: 5, dy: 8, blur: 7, opacity: 0.5 },
      }),
      plate(-80, y - half + 16, 126, half * 2 - 32, 8, metal, {
        edge: { radius: 3, height: -2 },
        shadow: null,
      }),
    ];
  }
  if (kind === 'rings') {
    return [-34, 22].map((x) =>
      fitting(ellipse(x, y, 54, half), metal, {
        cut: [ellipse(x, y, 38, half - 15)],
        edge: { radius: 8, height: 7 },
        shadow: { dx: 5, dy: 8, blur: 7, opacity: 0.5 },
      }),
    );
  }
  const oval = kind === 'oval';
  const outer = oval ? ellipse(0, y, 76, half) : rounded(-66, y - half, 132, half * 2, 12);
  const inner = oval
    ? ellipse(0, y, 58, half - 16)
    : rounded(-50, y - half + 16, 100, half * 2 - 32, 5);
  return [
    fitting(outer, metal, {
      polygon: true,
      cut: [inner],
      edge: { radius: 8, height: 7 },
      shadow: { dx: 5, dy: 8, blur: 7, opacity: 0.5 },
    }),
    plate(-60, y - 5, 112, 10, 5, metal, { edge: { radius: 5, height: 5 } }),
  ];
}

function tip(leather: Material, width: number): Part[] {
  const y = RIM + RY;
  const stitchColour = threadColour(leather.colour, 1.5, 0.03);
  return [
    {
      outline: path`40,${y - 2}! 150,${y - 14}! 196,${y - 20} 222,${y + width / 2 - 26}
        200,${y + width - 22} 150,${y + width - 12}! 40,${y + width}!`,
      material: leather,
      swell: { radius: 20, height: 8 },
      edge: { radius: 6, height: 5 },
      shadow: { dx: 5, dy: 5, blur: 6, opacity: 0.5 },
      lines: [
        stitch(
          path`60,${y + 7} 150,${y - 4} 188,${y - 8} 210,${y + width / 2 - 26}
          190,${y + width - 32} 150,${y + width - 22} 60,${y + width - 11}`,
          stitchColour,
          1.7,
          [8, 4],
        ),
      ],
      decals: [84, 124].map((x, i) => ({
        outline: ellipse(x, y + width / 2 - 4 - i * 5, 6, 6),
        colour: [0.01, 0.01, 0.01] as const,
        height: -3,
      })),
    },
    {
      outline: path`98,${y - 12}! 122,${y - 15}! 124,${y + width + 2}! 100,${y + width + 6}!`,
      material: leather,
      swell: null,
      edge: { radius: 6, height: 5 },
      shadow: { dx: 3, dy: 4, blur: 4, opacity: 0.5 },
      folds: [fold(path`110,${y - 12} 112,${y + width}`, 9, 4)],
    },
  ];
}

export const belt: GarmentBuilder = ({ cloth, options, gender }) => {
  const slim = options.width === 'slim';
  const width = slim ? 78 : 112;
  const metal = gender === 'women' ? GOLD : SILVER;
  const lining = material('suede', '#9c7d5c');
  const front = [...tip(cloth, width), ...buckle(metal, width, options.buckle)];
  return {
    parts: [...coil(cloth, lining, width), wall(cloth, width), ...front],
    floor: RIM + RY + width + 10,
    closeUp: { x: -130, y: RIM - 60, w: 330 },
  };
};
