import { clamp, smoothstep } from '../engine/maths.ts';
import { noise } from '../engine/noise.ts';
import type { Weave } from '../engine/part.ts';
import { CARRE } from './printed.ts';

const EDGE = 0.004;

const near = (distance: number, width: number) =>
  1 - smoothstep(width - EDGE, width + EDGE, Math.abs(distance));

const sheen = (u: number, v: number) => 1 + (noise(u * 1.2, v * 0.08) - 0.5) * 0.03;

/** One link of a chain along a line at distance 0: alternately seen flat and edge-on. */
function link(along: number, across: number): number {
  const p = along / 0.17;
  const k = (p - Math.floor(p) - 0.5) * 2;
  const isFlat = Math.floor(p) % 2 === 0;
  const r = Math.hypot(k * 0.9, across / (isFlat ? 0.05 : 0.02));
  return isFlat ? near(r - 0.8, 0.2) : r < 0.9 ? 1 : 0;
}

/** A strap with stitched edges. */
const strap = (across: number) => (Math.abs(across) < 0.032 ? 1 : 0);

/** Straps and chains that cross on the diagonal, with a ring at each crossing. */
export const bridles: Weave = (u, v, sample) => {
  const x = u / CARRE;
  const y = v / CARRE;
  const e = Math.max(Math.abs(x), Math.abs(y));
  let second = e > 0.9 ? 1 : 0;
  let third = near(e - 0.87, 0.008);
  if (e < 0.84) {
    const P = 0.56;
    const a = (x + y) / Math.SQRT2;
    const b = (x - y) / Math.SQRT2;
    const da = a - Math.round(a / P) * P;
    const db = b - Math.round(b / P) * P;
    const half = P / 2;
    const ca = a - half - Math.round((a - half) / P) * P;
    const cb = b - half - Math.round((b - half) / P) * P;
    second = Math.max(second, strap(da), strap(db));
    third = Math.max(third, near(Math.abs(da) - 0.024, 0.003), near(Math.abs(db) - 0.024, 0.003));
    third = Math.max(third, link(b, ca), link(a, cb));
    const ring = Math.hypot(da, db);
    if (ring < 0.1) second = 0;
    third = Math.max(third, near(ring - 0.085, 0.017));
    const stud = Math.hypot(ca, cb);
    if (stud < 0.06) third = stud < 0.045 ? 1 : 0;
  }
  sample.second = clamp(second);
  sample.third = clamp(third);
  sample.tone = sheen(u, v);
};

/** One blossom: five petals of one colour, a heart of the other, on a stalk. */
function blossom(x: number, y: number, size: number, turn: number): [number, number] {
  const r = Math.hypot(x, y) / size;
  const angle = Math.atan2(y, x) + turn;
  const petals = 0.62 + 0.38 * Math.abs(Math.cos(angle * 2.5));
  const inside = r < petals ? 1 : 0;
  return [inside && r > 0.24 ? 1 - near(r - petals * 0.66, 0.04) * 0.7 : 0, r < 0.24 ? 1 : 0];
}

const BLOSSOMS = [
  [-0.34, -0.3, 0.3, 0.2],
  [0.36, -0.38, 0.24, 1.1],
  [0.3, 0.3, 0.32, 0.6],
  [-0.4, 0.38, 0.22, 2],
  [0, -0.02, 0.16, 0.9],
  [0.02, -0.62, 0.13, 0.3],
  [-0.04, 0.64, 0.14, 1.5],
  [-0.68, 0, 0.13, 0.8],
  [0.68, 0.02, 0.12, 0.1],
] as const;

/** Loose blossoms and leaves inside a plain border. */
export const garden: Weave = (u, v, sample) => {
  const x = u / CARRE;
  const y = v / CARRE;
  const e = Math.max(Math.abs(x), Math.abs(y));
  let second = near(e - 0.88, 0.006);
  let third = e > 0.94 ? 1 : 0;
  for (const [cx, cy, size, turn] of BLOSSOMS) {
    const [petal, heart] = blossom(x - cx, y - cy, size, turn);
    second = Math.max(second, petal);
    third = Math.max(third, heart);
    for (const side of [0.9, 2.6]) {
      const angle = turn * 2 + side;
      const lx = x - cx - Math.cos(angle) * size * 1.35;
      const ly = y - cy - Math.sin(angle) * size * 1.35;
      const along = lx * Math.cos(angle) + ly * Math.sin(angle);
      const across = -lx * Math.sin(angle) + ly * Math.cos(angle);
      const leaf = Math.hypot(along / (size * 0.42), across / (size * 0.15));
      if (!petal && !heart && leaf < 1)
        third = Math.max(third, Math.abs(across) < 0.004 ? 0.2 : 0.85);
    }
  }
  sample.second = clamp(second);
  sample.third = clamp(e < 0.86 || e > 0.87 ? third : 0);
  sample.tone = sheen(u, v);
};
