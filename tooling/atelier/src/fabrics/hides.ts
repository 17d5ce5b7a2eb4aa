import { fraction, lerp, smooth } from '../engine/maths.ts';
import { cloud, hash, noise, pebble } from '../engine/noise.ts';
import type { Weave } from '../engine/part.ts';
import { visible } from './woven.ts';

export const leather: Weave = (u, v, spot, pixel) => {
  const gap = pebble(u * 0.28, v * 0.28);
  const seen = visible(3.6, pixel);
  spot.height = smooth(0, 0.45, gap) * 0.75 * seen + (cloud(u * 0.08, v * 0.08, 2) - 0.5) * 0.8;
  spot.tone =
    1 + (smooth(0, 0.4, gap) - 0.7) * 0.1 * seen + (cloud(u * 0.05, v * 0.05, 2) - 0.5) * 0.07;
};

export const calf: Weave = (u, v, spot) => {
  const cloudy = cloud(u * 0.06, v * 0.06) - 0.5;
  const pores = cloud(u * 0.9, v * 0.9, 2) - 0.5;
  spot.height = cloudy * 0.9 + pores * 0.12;
  spot.tone = 1 + cloudy * 0.09 + pores * 0.03;
};

/** Rows of domed scales that shrink and wander. */
export const croc: Weave = (u0, v0, spot) => {
  const u = u0 + (noise(u0 * 0.03, v0 * 0.03) - 0.5) * 26;
  const v = v0 + (noise(u0 * 0.025 + 9, v0 * 0.03) - 0.5) * 22;
  const row = Math.floor(v / 21);
  const x = u + (row & 1) * 16 + (hash(row, 3) - 0.5) * 8;
  const column = Math.floor(x / 30);
  const fx = Math.abs(fraction(x / 30) - 0.5) / (0.5 - 0.04 * hash(column, row));
  const fy = Math.abs(fraction(v / 21) - 0.5) / 0.5;
  const d = (fx ** 4 + fy ** 4) ** 0.25;
  const dome = Math.sqrt(Math.max(0, 1 - Math.min(1, d) ** 5));
  spot.height = 4.2 * dome + (cloud(u * 0.2, v * 0.2, 2) - 0.5) * 0.9;
  spot.tone = lerp(1.06, 0.55, smooth(0.82, 1, d)) * (1 + (hash(column, row + 50) - 0.5) * 0.12);
};

export const suede: Weave = (u, v, spot) => {
  const nap = cloud(u * 0.9, v * 0.9, 2) - 0.5;
  const brushed = cloud(u * 0.03, v * 0.02) - 0.5;
  spot.tone = 1 + nap * 0.14 + brushed * 0.15;
  spot.height = nap * 0.5;
};

/** Curly wool of a lining or a collar. */
export const shearling: Weave = (u, v, spot) => {
  const curl = smooth(0, 0.5, pebble(u * 0.09, v * 0.09));
  const fluff = cloud(u * 0.35, v * 0.35, 2) - 0.5;
  spot.height = curl * 3.4 + fluff * 2.4;
  spot.tone = 0.86 + curl * 0.12 + fluff * 0.2;
};

/** Down cloth, puckered all over. */
export const nylon: Weave = (u, v, spot) => {
  const e = cloud(u * 0.028, v * 0.05, 2) - 0.5;
  spot.height = (1 - Math.sqrt(e * e + 0.006) * 4) * 2.2 + (noise(u * 1.3, v * 1.3) - 0.5) * 0.1;
  spot.tone = 1 + (noise(u * 0.9, v * 0.9) - 0.5) * 0.03;
};

/** Diamond quilting on lambskin. */
export const quilt: Weave = (u, v, spot) => {
  const P = 44;
  const across = Math.abs(Math.sin(((u + v) / P) * Math.PI));
  const swell = across * Math.abs(Math.sin(((u - v) / P) * Math.PI));
  const grain = smooth(0, 0.4, pebble(u * 0.45, v * 0.45));
  spot.height = swell ** 0.42 * 9 + grain * 0.25;
  spot.tone = 0.82 + 0.18 * swell ** 0.25;
};
