import { linear, luminance, type Rgb } from '../engine/colour.ts';
import type { Decal, Line, Material, Part } from '../engine/part.ts';
import { type Path, type Point, path } from '../engine/path.ts';
import { GOLD, material } from '../fabrics/materials.ts';
import type { Measurements } from './body.ts';
import { button, zip } from './hardware.ts';

/** Cream on dark wool, dark blue on light wool. */
const contrastOf = (colour: Rgb): Rgb => linear(luminance(colour) > 0.42 ? '#27324c' : '#efe6d4');

/** A curve around the yoke, the given distance below the neck. */
const around = ({ neckY, shoulderW }: Measurements, down: number): Path => {
  const w = Math.min(shoulderW - 6, 116 + down * 0.8);
  const y = neckY + 54 + down;
  return path`${-w},${y - 40} ${-w * 0.5},${y + 16} 0,${y + 34} ${w * 0.5},${y + 16} ${w},${y - 40}`;
};

/** Rows of small figures knitted around the yoke. */
export function yokeRows(m: Measurements, cloth: Material): Line[] {
  const colour = contrastOf(cloth.colour);
  const row = (down: number, width: number, dash?: readonly [number, number]): Line => ({
    line: around(m, down),
    width,
    colour,
    opacity: 0.9,
    ...(dash && { dash }),
  });
  return [
    row(44, 4),
    row(60, 12, [11, 11]),
    row(78, 4, [5, 17]),
    row(96, 20, [8, 14]),
    row(116, 4, [5, 17]),
    row(134, 12, [11, 11]),
    row(150, 4),
  ];
}

/** Three rows of large diamonds over the chest, crossed by fine lines. */
export function argyle(cloth: Material): { decals: Decal[]; lines: Line[] } {
  const colour = contrastOf(cloth.colour);
  const columns = [-132, -44, 44, 132];
  const rows = [520, 648, 776];
  const diamond = (x: number, y: number): Path =>
    path`${x},${y - 64}! ${x + 44},${y}! ${x},${y + 64}! ${x - 44},${y}!`;
  return {
    decals: columns.flatMap((x, i) =>
      rows.map((y, j) => ({
        outline: diamond(x, y),
        ...((i + j) % 2 ? { colour, opacity: 0.88 } : { tone: 0.62 }),
      })),
    ),
    lines: columns.flatMap((x) =>
      rows.flatMap((y) =>
        [-1, 1].map((s) => ({
          line: path`${x - 44 * s},${y - 64} ${x + 44 * s},${y + 64}`,
          width: 2.4,
          dash: [5, 5] as const,
          colour,
          opacity: 0.8,
        })),
      ),
    ),
  };
}

function starOutline(x: number, y: number, r: number): Point[] {
  return Array.from({ length: 10 }, (_, i): Point => {
    const angle = (i / 10) * Math.PI * 2 - Math.PI / 2;
    const reach = i % 2 ? r * 0.42 : r;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, true];
  });
}

/** A large star knitted into the front. */
export const starMotif = (cloth: Material): Decal => ({
  outline: starOutline(0, 640, 128),
  colour: contrastOf(cloth.colour),
  opacity: 0.92,
});

/** Two bands in another colour above the hem, and one above each cuff. */
export const tippedHem = ({ hem }: Measurements, cloth: Material): Line[] =>
  [886, 922].map((y) => ({
    line: path`${-hem[0] - 6},${y} 0,${y + 10} ${hem[0] + 6},${y}`,
    width: 17,
    colour: contrastOf(cloth.colour),
    opacity: 0.95,
  }));

/** Three gold buttons along the left shoulder. */
export const shoulderButtons = ({ neckW, neckY, shoulderW, shoulderY }: Measurements): Part[] =>
  [0.2, 0.46, 0.72].map((t) =>
    button(neckW + 4 + (shoulderW - neckW) * t, neckY + 14 + (shoulderY - neckY) * t, 12, GOLD, 0),
  );

/** A zip from the top of the collar to the chest, on a band. */
export const halfZip = (rib: Material): Part[] => [
  {
    outline: path`-24,112! 24,112! 22,430! -22,430!`,
    material: rib,
    swell: { radius: 8, height: 4 },
    edge: { radius: 4, height: 3 },
    shadow: { dx: 2, dy: 4, blur: 4, opacity: 0.4 },
  },
  ...zip(0, 116, 424, material('poplin', '#2a2a2e')),
];

/** A patch pocket on the left breast. */
export const breastPocket = (cloth: Material): Part => ({
  outline: path`66,440! 164,434! 166,552! 116,570 68,558!`,
  material: cloth,
  swell: { radius: 12, height: 6 },
  edge: { radius: 6, height: 5 },
  shadow: { dx: 2, dy: 5, blur: 5, opacity: 0.42 },
  lines: [{ line: path`68,462 164,456`, width: 6, height: 4, tone: 0.9 }],
});
