import { fraction, lerp, smoothstep } from '../engine/maths.ts';
import { cellularNoise, fractalNoise, hashCell, noise } from '../engine/noise.ts';
import type { Weave } from '../engine/part.ts';
import { visibilityOf } from './woven.ts';

export const leather: Weave = (u, v, sample, pixel) => {
  const gap = cellularNoise(u * 0.28, v * 0.28);
  const visibility = visibilityOf(3.6, pixel);
  sample.height =
    smoothstep(0, 0.45, gap) * 0.75 * visibility +
    (fractalNoise(u * 0.08, v * 0.08, 2) - 0.5) * 0.8;
  sample.tone =
    1 +
    (smoothstep(0, 0.4, gap) - 0.7) * 0.1 * visibility +
    (fractalNoise(u * 0.05, v * 0.05, 2) - 0.5) * 0.07;
};

export const calf: Weave = (u, v, sample) => {
  const cloudy = fractalNoise(u * 0.06, v * 0.06) - 0.5;
  const pores = fractalNoise(u * 0.9, v * 0.9, 2) - 0.5;
  sample.height = cloudy * 0.9 + pores * 0.12;
  sample.tone = 1 + cloudy * 0.09 + pores * 0.03;
};

/** Rows of domed scales with varying size and position. */
export const croc: Weave = (u0, v0, sample) => {
  const u = u0 + (noise(u0 * 0.03, v0 * 0.03) - 0.5) * 26;
  const v = v0 + (noise(u0 * 0.025 + 9, v0 * 0.03) - 0.5) * 22;
  const row = Math.floor(v / 21);
  const x = u + (row & 1) * 16 + (hashCell(row, 3) - 0.5) * 8;
  const column = Math.floor(x / 30);
  const fx = Math.abs(fraction(x / 30) - 0.5) / (0.5 - 0.04 * hashCell(column, row));
  const fy = Math.abs(fraction(v / 21) - 0.5) / 0.5;
  const d = (fx ** 4 + fy ** 4) ** 0.25;
  const dome = Math.sqrt(Math.max(0, 1 - Math.min(1, d) ** 5));
  sample.height = 4.2 * dome + (fractalNoise(u * 0.2, v * 0.2, 2) - 0.5) * 0.9;
  sample.tone =
    lerp(1.06, 0.55, smoothstep(0.82, 1, d)) * (1 + (hashCell(column, row + 50) - 0.5) * 0.12);
};

export const suede: Weave = (u, v, sample) => {
  const nap = fractalNoise(u * 0.9, v * 0.9, 2) - 0.5;
  const brushed = fractalNoise(u * 0.03, v * 0.02) - 0.5;
  sample.tone = 1 + nap * 0.14 + brushed * 0.15;
  sample.height = nap * 0.5;
};

/** Curly wool of linings and collars. */
export const shearling: Weave = (u, v, sample) => {
  const curl = smoothstep(0, 0.5, cellularNoise(u * 0.09, v * 0.09));
  const fluff = fractalNoise(u * 0.35, v * 0.35, 2) - 0.5;
  sample.height = curl * 3.4 + fluff * 2.4;
  sample.tone = 0.86 + curl * 0.12 + fluff * 0.2;
};

/** Nylon of down jackets, puckered all over. */
export const nylon: Weave = (u, v, sample) => {
  const e = fractalNoise(u * 0.028, v * 0.05, 2) - 0.5;
  sample.height = (1 - Math.sqrt(e * e + 0.006) * 4) * 2.2 + (noise(u * 1.3, v * 1.3) - 0.5) * 0.1;
  sample.tone = 1 + (noise(u * 0.9, v * 0.9) - 0.5) * 0.03;
};

/** Diamond quilting on lambskin. */
export const quilt: Weave = (u, v, sample) => {
  const P = 44;
  const across = Math.abs(Math.sin(((u + v) / P) * Math.PI));
  const swell = across * Math.abs(Math.sin(((u - v) / P) * Math.PI));
  const grain = smoothstep(0, 0.4, cellularNoise(u * 0.45, v * 0.45));
  sample.height = swell ** 0.42 * 9 + grain * 0.25;
  sample.tone = 0.82 + 0.18 * swell ** 0.25;
};
