import type { Material, Part } from '../engine/part.ts';
import { type Path, spline } from '../engine/path.ts';
import { ellipse, rounded } from '../engine/shapes.ts';
import { GOLD, GUNMETAL, material, SILVER } from '../fabrics/materials.ts';

const SHADOW = { dx: 2, dy: 3.5, blur: 3, opacity: 0.5 };

/** A cast metal part with a crisp rounded edge, without the body height field. */
export const fitting = (outline: Path, m: Material, more: Partial<Part> = {}): Part => ({
  outline,
  material: m,
  swell: null,
  edge: { radius: 4, height: 3.4 },
  body: 0,
  shadow: SHADOW,
  ...more,
});

/** A frame with a hole in it: buckles, rings, sliders. */
export const frame = (
  x: number,
  y: number,
  w: number,
  h: number,
  m: Material,
  bar = 7,
  radius = 5,
): Part =>
  fitting(rounded(x, y, w, h, radius), m, {
    polygon: true,
    cut: [rounded(x + bar, y + bar, w - 2 * bar, h - 2 * bar, Math.max(1, radius - 3))],
  });

export const ring = (x: number, y: number, r: number, hole: number, m: Material): Part =>
  fitting(ellipse(x, y, r), m, { cut: [ellipse(x, y, hole)] });

export const plate = (
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  m: Material,
  more: Partial<Part> = {},
): Part => fitting(rounded(x, y, w, h, radius), m, { polygon: true, ...more });

const HOLES = {
  0: [],
  2: [
    [-1, 0],
    [1, 0],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ],
} as const;

export function button(
  x: number,
  y: number,
  r: number,
  m: Material,
  holes: keyof typeof HOLES = 4,
): Part {
  const dish = { outline: ellipse(x, y, r * 0.64), height: -r * 0.12 };
  const drilled = HOLES[holes].map(([a, b]) => ({
    outline: ellipse(x + a * r * 0.19, y + b * r * 0.19, r * 0.1, r * 0.1, 0, 10),
    colour: [0.01, 0.01, 0.01] as const,
    opacity: 0.8,
    height: -r * 0.1,
  }));
  return {
    outline: ellipse(x, y, r),
    material: m,
    swell: null,
    edge: { radius: r * 0.35, height: r * 0.3 },
    body: 0,
    shadow: { dx: r * 0.18, dy: r * 0.28, blur: r * 0.28, opacity: 0.6 },
    axis: x,
    decals: [dish, ...drilled],
  };
}

/** Links that are seen alternately flat and edge-on. */
export function chain(line: Path, m: Material, length = 22, width = 13): Part[] {
  const points = spline(line, false, 60);
  const links: Part[] = [];
  let run = 0;
  for (let k = 1; k < points.length; k++) {
    const [x, y] = points[k];
    const dx = x - points[k - 1][0];
    const dy = y - points[k - 1][1];
    run += Math.hypot(dx, dy);
    if (run < length * 0.66) continue;
    run = 0;
    const turn = Math.atan2(dy, dx);
    const onEdge = links.length % 2 === 1;
    const oval = (rx: number, ry: number) => ellipse(x, y, rx, ry, turn, 20);
    links.push(
      fitting(oval(length * 0.5, width * (onEdge ? 0.26 : 0.5)), m, {
        ...(onEdge ? {} : { cut: [oval(length * 0.5 - 3.6, width * 0.5 - 3.6)] }),
        edge: { radius: 2.4, height: 2.4 },
        shadow: { dx: 1.5, dy: 3, blur: 3, opacity: 0.4 },
      }),
    );
  }
  return links;
}

/** A zip: tape, teeth and puller, straight down from (x, y). */
export function zip(
  x: number,
  y: number,
  bottom: number,
  tape: Material,
  metal = GUNMETAL,
): Part[] {
  return [
    {
      outline: rounded(x - 9, y, 18, bottom - y, 3),
      polygon: true,
      material: tape,
      swell: null,
      edge: { radius: 3, height: 2 },
      shadow: { dx: 1.5, dy: 1, blur: 4, opacity: 0.5 },
      lines: [
        {
          line: [
            [x, y + 2],
            [x, bottom - 2],
          ],
          width: 7,
          colour: metal.colour,
          dash: [3, 2.4],
          height: 1,
        },
      ],
    },
    plate(x - 6, y + 8, 12, 22, 4, metal),
    plate(x - 4, y + 30, 8, 34, 4, metal),
  ];
}

export const hardware = (name: unknown) => (name === 'silver' ? SILVER : GOLD);

export const hornButton = (base: string, vein: string) => material('horn', base, vein);
