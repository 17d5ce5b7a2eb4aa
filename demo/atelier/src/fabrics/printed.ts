import { clamp, smoothstep, wrap } from '../engine/maths.ts';
import { hashCell, noise } from '../engine/noise.ts';
import type { Weave } from '../engine/part.ts';
import { canvas } from './woven.ts';

/** A woven damask of rosettes and waves, glossy on matt. */
export const jacquard: Weave = (u, v, sample) => {
  const P = 74;
  const row = Math.floor(v / P);
  const x = wrap(u + ((row & 1) * P) / 2, P) - P / 2;
  const y = wrap(v, P) - P / 2;
  const r = Math.hypot(x, y) / P;
  const angle = Math.atan2(y, x);
  const petal = 0.27 + 0.11 * Math.cos(6 * angle);
  const heart = 0.11 + 0.03 * Math.cos(6 * angle + Math.PI);
  const wave = Math.abs(Math.sin((u / P) * 2 * Math.PI + Math.sin((v / P) * 2 * Math.PI) * 1.1));
  const figure =
    smoothstep(0.02, -0.02, r - petal) -
    smoothstep(0.02, -0.02, r - petal * 0.72) * 0.75 +
    smoothstep(0.015, -0.015, r - heart) +
    smoothstep(0.12, 0.05, wave) * 0.55 * smoothstep(0.3, 0.4, r);
  sample.second = clamp(figure);
  sample.gloss = sample.second * 1.3;
  sample.height = sample.second * 0.7;
  sample.tone = 1 + (noise(u * 1.4, v * 0.1) - 0.5) * 0.06;
};

interface Bloom {
  petal: number;
  heart: number;
}

function bloomNear(u: number, v: number, i: number, j: number, P: number, layer: number): Bloom {
  const cx = (i + 0.2 + 0.6 * hashCell(i + layer * 9, j)) * P;
  const cy = (j + 0.2 + 0.6 * hashCell(i + 31, j + 3 + layer)) * P;
  const R = P * (0.22 + 0.16 * hashCell(i + 5, j + 77));
  const d = Math.hypot(u - cx, v - cy);
  if (d > R * 1.5) return { petal: 0, heart: 0 };
  const angle = Math.atan2(v - cy, u - cx) + hashCell(i, j + 9) * 6;
  const edge = R * (0.68 + 0.32 * Math.abs(Math.cos(angle * 2.5)));
  const leaf = d > edge && d < R * 1.45 && Math.abs(Math.sin(angle * 0.5 + 1)) > 0.97;
  return {
    petal: smoothstep(1, -1, d - edge) * (0.55 + 0.45 * (d / edge)),
    heart: d < R * 0.2 ? 1 : leaf ? 0.6 : 0,
  };
}

/** Blossoms of two sizes scattered over the ground. */
export const floral: Weave = (u, v, sample) => {
  for (let layer = 0; layer < 2; layer++) {
    const P = layer ? 58 : 96;
    const x = u + layer * 31;
    const y = v + layer * 47;
    const i = Math.floor(x / P);
    const j = Math.floor(y / P);
    for (let b = -1; b <= 1; b++) {
      for (let a = -1; a <= 1; a++) {
        const { petal, heart } = bloomNear(x, y, i + a, j + b, P, layer);
        sample.second = Math.max(sample.second, petal);
        sample.third = Math.max(sample.third, heart);
      }
    }
  }
  sample.tone = 1 + (noise(u * 1.2, v * 0.08) - 0.5) * 0.03;
};

/** Diamonds and rings on coated canvas. */
export const monogram: Weave = (u, v, sample, pixel) => {
  const P = 46;
  const row = Math.floor(v / P);
  const x = wrap(u + ((row & 1) * P) / 2, P) - P / 2;
  const y = wrap(v, P) - P / 2;
  const diamond = smoothstep(1, -1, Math.abs(Math.abs(x) + Math.abs(y) - 17) - 1.1);
  const r = Math.hypot(x, y);
  const ring = smoothstep(1, -1, Math.abs(r - 7.5) - 1.2) + (r < 2.4 ? 1 : 0);
  canvas(u, v, sample, pixel);
  sample.second = clamp(diamond + ring) * 0.85;
};

const thread = (u: number, v: number) => 1 + (noise(u * 1.4, v * 0.25) - 0.5) * 0.03;

/** Diagonal club stripes, for ties. */
export const regimental: Weave = (u, v, sample) => {
  const at = wrap(u * 0.72 + v, 52);
  sample.second = smoothstep(0, 0.8, 8.5 - Math.abs(at - 14));
  sample.third = smoothstep(0, 0.8, 2.2 - Math.abs(at - 31));
  const rep = Math.sin(((u * 0.72 + v) / 2.6) * Math.PI * 2);
  sample.tone = thread(u, v) + rep * 0.02;
  sample.height = rep * 0.08;
};

/** Pin dots on a half-drop, for ties. */
export const dotted: Weave = (u, v, sample) => {
  const P = 19;
  const column = Math.floor(u / P);
  const x = wrap(u, P) - P / 2;
  const y = wrap(v + ((column & 1) * P) / 2, P) - P / 2;
  sample.second = smoothstep(0.7, -0.7, Math.hypot(x, y) - 3);
  sample.tone = thread(u, v);
};

const EDGE = 0.004;
const near = (distance: number, width: number) =>
  1 - smoothstep(width - EDGE, width + EDGE, Math.abs(distance));

/** The rolled border, its lines and the scroll between them; e is the distance to the centre. */
function border(e: number, along: number): [number, number] {
  let second = e > 0.93 ? 1 : 0;
  let third = near(e - 0.915, 0.006);
  second = Math.max(second, near(e - 0.875, 0.012), near(e - 0.685, 0.003));
  third = Math.max(third, near(e - 0.7, 0.006));
  if (e > 0.72 && e < 0.85) {
    const p = along / 0.13;
    const k = p - Math.floor(p) - 0.5;
    const q = (e - 0.785) / 0.13;
    const r = Math.hypot(k, q);
    const angle = Math.atan2(q, k);
    second = Math.max(second, near(r - 0.3, 0.05));
    third = Math.max(third, r < 0.13 ? 1 : 0, near(r - 0.2 - 0.05 * Math.cos(angle * 6), 0.02));
    if (Math.abs(k) > 0.42) second = Math.max(second, near(q, 0.03 + 0.1 * (0.5 - Math.abs(k))));
  }
  return [second, third];
}

function rosette(x: number, y: number, r: number, angle: number): [number, number] {
  const eight = Math.cos(angle * 8);
  const ring = 0.22 + 0.05 * eight;
  let second = Math.max(
    near(r - ring, 0.012),
    near(r - 0.33 - 0.02 * Math.cos(angle * 24), 0.006),
    r < 0.075 ? 1 : 0,
  );
  const outer = 0.42 + 0.06 * Math.cos(angle * 16);
  let third = Math.max(near(r - ring * 0.74, 0.009), near(r - outer, 0.009), r < 0.04 ? 1 : 0);
  if (r > 0.23 && r < 0.4) {
    third = Math.max(third, smoothstep(0.25, 0.5, eight - Math.abs(r - 0.31) * 9) * 0.85);
  }
  const corner = Math.hypot(x - 0.55, y - 0.55);
  const turn = Math.atan2(y - 0.55, x - 0.55);
  second = Math.max(second, near(corner - 0.1 - 0.025 * Math.cos(turn * 6), 0.008));
  third = Math.max(third, corner < 0.035 ? 1 : 0, near(corner - 0.068, 0.006));
  const dot = Math.hypot(((x * 14) % 1) - 0.5, ((y * 14) % 1) - 0.5);
  if (r > 0.5 && corner > 0.14 && dot < 0.09) second = 1;
  return [second, third];
}

export const CARRE = 400;

/** A silk square: bordered, with a medallion in the middle and one in each corner. */
export const carre: Weave = (u, v, sample) => {
  const x = Math.abs(u) / CARRE;
  const y = Math.abs(v) / CARRE;
  const e = Math.max(x, y);
  const [b2, b3] = border(e, Math.min(x, y));
  const [r2, r3] = e < 0.68 ? rosette(x, y, Math.hypot(u, v) / CARRE, Math.atan2(v, u)) : [0, 0];
  sample.second = clamp(Math.max(b2, r2));
  sample.third = clamp(Math.max(b3, r3));
  sample.tone = 1 + (noise(u * 1.2, v * 0.08) - 0.5) * 0.03;
};
