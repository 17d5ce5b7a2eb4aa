import { clamp, lerp } from './maths.ts';

/** Drawing units: garments are centred on x = 0, and a coat is about 1000 units tall. */
export type Point = readonly [x: number, y: number, corner?: boolean];
export type Path = readonly Point[];

const asText = (value: number | Path) =>
  typeof value === 'number'
    ? String(value)
    : value.map(([x, y, corner]) => `${x},${y}${corner ? '!' : ''}`).join(' ');

/** Parses a path: `x,y` pairs, with `!` after a pair that is a corner. */
export function path(strings: TemplateStringsArray, ...values: (number | Path)[]): Point[] {
  const text = strings.reduce((all, part, i) => all + asText(values[i - 1] as number) + part);
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const corner = pair.endsWith('!');
      const [x, y] = (corner ? pair.slice(0, -1) : pair).split(',').map(Number);
      return [x, y, corner] as const;
    });
}

export const mirror = (points: Path): Point[] => points.map(([x, y, c]) => [-x, y, c ?? false]);

/** A closed outline from its right half, listed from the axis down. */
export const symmetric = (half: Path): Point[] => [
  ...half,
  ...mirror([...half].reverse().filter(([x]) => Math.abs(x) > 0.01)),
];

export interface Placing {
  x?: number;
  y?: number;
  scale?: number;
  scaleX?: number;
  scaleY?: number;
  turn?: number;
  /** The fixed point of scaling and rotation. */
  origin?: readonly [number, number];
}

export function place(points: Path, placing: Placing): Point[] {
  const { x = 0, y = 0, scale = 1, turn = 0, origin = [0, 0] } = placing;
  const { scaleX = scale, scaleY = scale } = placing;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return points.map(([px, py, corner]) => {
    const a = (px - origin[0]) * scaleX;
    const b = (py - origin[1]) * scaleY;
    return [
      a * cos - b * sin + origin[0] + x,
      a * sin + b * cos + origin[1] + y,
      corner ?? false,
    ] as const;
  });
}

type Vector = readonly [number, number];

function tangent(before: Point, after: Point): Vector {
  const dx = after[0] - before[0];
  const dy = after[1] - before[1];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

const between = (a: Vector, b: Vector): Vector => [lerp(a[0], b[0], 0.45), lerp(a[1], b[1], 0.45)];

function bezier(p: Point, c: Vector, d: Vector, q: Point, t: number): Point {
  const u = 1 - t;
  const k = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
  return [
    k[0] * p[0] + k[1] * c[0] + k[2] * d[0] + k[3] * q[0],
    k[0] * p[1] + k[1] * c[1] + k[2] * d[1] + k[3] * q[1],
  ];
}

/**
 * A smooth polyline through the points. Corners stay sharp, and two corners are joined by a
 * straight line.
 */
export function spline(points: Path, closed = true, steps = 12): Point[] {
  const n = points.length;
  const at = (i: number) => points[closed ? (i + n) % n : clamp(i, 0, n - 1)];
  const out: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const p = at(i);
    const q = at(i + 1);
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    if (length < 0.01) continue;
    if (p[2] && q[2]) {
      out.push([p[0], p[1]]);
      continue;
    }
    const reach = length * 0.36;
    const tp = p[2] ? null : tangent(at(i - 1), q);
    const tq = q[2] ? null : tangent(p, at(i + 2));
    const fromQ: Vector | null = tq && [q[0] - tq[0] * reach, q[1] - tq[1] * reach];
    const c: Vector = tp
      ? [p[0] + tp[0] * reach, p[1] + tp[1] * reach]
      : between([p[0], p[1]], fromQ ?? [q[0], q[1]]);
    const d = fromQ ?? between([q[0], q[1]], c);
    for (let s = 0; s < steps; s++) out.push(bezier(p, c, d, q, s / steps));
  }
  if (!closed) out.push([at(n - 1)[0], at(n - 1)[1]]);
  return out;
}
