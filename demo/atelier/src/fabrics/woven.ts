import { clamp, fraction, lerp, smoothstep, wrap } from '../engine/maths.ts';
import { fractalNoise, hashCell, noise } from '../engine/noise.ts';
import type { Weave } from '../engine/part.ts';

const TURN = Math.PI * 2;

/** Fades out a pattern that is finer than a pixel, to avoid aliasing. */
export const visibilityOf = (period: number, pixel: number) => smoothstep(1.4, 3.2, period / pixel);

export const plain: Weave = (u, v, sample) => {
  sample.tone = 1 + (noise(u * 0.9, v * 0.9) - 0.5) * 0.03;
};

export const gabardine: Weave = (u, v, sample, pixel) => {
  const rib = Math.sin(((u + v * 0.55) / 2.6) * TURN) * visibilityOf(2.6, pixel);
  const uneven = (noise(u * 0.5, v * 0.5) - 0.5) * 0.05 + (noise(u * 0.03, v * 0.02) - 0.5) * 0.04;
  sample.tone = 1 + 0.06 * rib + uneven;
  sample.height = 0.16 * rib;
};

export const wool: Weave = (u, v, sample) => {
  const felt = fractalNoise(u * 0.55, v * 0.55) - 0.5;
  const hairs = noise(u * 1.5, v * 0.35) + noise(u * 0.35 + 40, v * 1.5) - 1;
  sample.tone = 1 + felt * 0.16 + hairs * 0.09;
  sample.height = felt * 0.9 + hairs * 0.3;
};

export const flannel: Weave = (u, v, sample, pixel) => {
  const felt = fractalNoise(u * 0.4, v * 0.4) - 0.5;
  const twill = Math.sin(((u + v) / 2.8) * TURN) * visibilityOf(2.8, pixel);
  sample.tone = 1 + felt * 0.2 + twill * 0.04;
  sample.height = felt * 0.5 + twill * 0.12;
};

export const crepe: Weave = (u, v, sample) => {
  const pebbles = fractalNoise(u * 0.7, v * 0.7, 2) - 0.5;
  sample.tone = 1 + pebbles * 0.05;
  sample.height = pebbles * 0.35;
};

export const satin: Weave = (u, v, sample) => {
  const floats = noise(u * 1.6, v * 0.2) - 0.5;
  sample.tone = 1 + floats * 0.014;
  sample.height = floats * 0.015;
};

export const silk: Weave = (u, v, sample) => {
  const threads = noise(u * 1.4, v * 0.25) + noise(u * 0.25, v * 1.4) - 1;
  sample.tone = 1 + threads * 0.018;
  sample.height = threads * 0.03;
};

export const velvet: Weave = (u, v, sample) => {
  const pile = fractalNoise(u * 0.25, v * 0.12) - 0.5;
  sample.tone = 1 + pile * 0.35;
  sample.height = pile * 0.8;
};

export const corduroy: Weave = (u, v, sample, pixel) => {
  const wale = Math.cos((u / 7) * TURN) * visibilityOf(6, pixel);
  const pile = fractalNoise(u * 0.4, v * 0.2, 2) - 0.5;
  sample.tone = 1 + wale * 0.11 + pile * 0.16;
  sample.height = wale * 0.9 + pile * 0.5;
};

export const denim: Weave = (u, v, sample, pixel) => {
  const twill = Math.sin(((u + v) / 3.4) * TURN) * visibilityOf(3.4, pixel);
  const slub = noise(u * 0.9, v * 0.035) - 0.5;
  const worn = fractalNoise(u * 0.5, v * 0.5, 2) - 0.5;
  sample.second = clamp(0.12 + 0.16 * twill + slub * 0.17 + worn * 0.3, 0, 0.8);
  sample.tone = 1 + worn * 0.1;
  sample.height = 0.22 * twill + worn * 0.3;
};

export const canvas: Weave = (u, v, sample, pixel) => {
  const p = 4;
  const i = Math.floor(u / p);
  const j = Math.floor(v / p);
  const over = ((i + j) & 1) === 1;
  const across = over ? fraction(u / p) - 0.5 : fraction(v / p) - 0.5;
  const visibility = visibilityOf(p, pixel);
  const thread = (hashCell(i, over ? 7 : j) - 0.5) * 0.09;
  sample.height = (0.5 - across * across * 2) * 0.7 * visibility;
  sample.tone = 1 + (0.3 - across * across * 1.6) * 0.14 * visibility + thread;
};

/** Fine shirt cotton, hardly visible from a distance. */
export const poplin: Weave = (u, v, sample, pixel) => {
  const rib = Math.sin((v / 2.4) * TURN) * visibilityOf(2.4, pixel);
  const threads = noise(u * 1.2, v * 0.2) + noise(u * 0.2, v * 1.2) - 1;
  sample.tone = 1 + rib * 0.02 + threads * 0.025;
  sample.height = rib * 0.06 + threads * 0.08;
};

/** Basket weave of white and coloured threads. */
export const oxford: Weave = (u, v, sample, pixel) => {
  const p = 3.2;
  const odd = (Math.floor(u / p) + Math.floor(v / p)) & 1;
  const visibility = visibilityOf(p, pixel);
  sample.second = 0.22 + (odd ? 0.3 : -0.22) * visibility + (noise(u * 0.6, v * 0.6) - 0.5) * 0.2;
  sample.height = (odd ? 0.18 : 0) * visibility;
};

export const shirting: Weave = (u, v, sample, pixel) => {
  poplin(u, v, sample, pixel);
  const x = wrap(u, 15);
  sample.second = 1 - smoothstep(2.4, 3.4, Math.abs(x - 7.5));
};

/** Honeycomb relief of a polo shirt. */
export const pique: Weave = (u, v, sample, pixel) => {
  const p = 5;
  const row = Math.floor(v / p);
  const x = fraction(u / p + (row & 1) * 0.5) - 0.5;
  const y = fraction(v / p) - 0.5;
  const cell = Math.min(1, Math.hypot(x, y) * 2.1) * visibilityOf(p, pixel);
  sample.height = cell * 0.55;
  sample.tone = 0.95 + cell * 0.09 + (noise(u * 0.6, v * 0.6) - 0.5) * 0.05;
};

export const pinstripe: Weave = (u, v, sample) => {
  const stripe = 1 - smoothstep(0.5, 1.1, Math.abs(wrap(u, 21) - 10));
  const felt = fractalNoise(u * 0.5, v * 0.5, 2) - 0.5;
  sample.second = stripe * (0.45 + 0.3 * noise(u, v * 0.8));
  sample.tone = 1 + felt * 0.14;
  sample.height = felt * 0.4;
};

export const herringbone: Weave = (u, v, sample, pixel) => {
  const period = 22;
  const x = wrap(u, period);
  const d = Math.floor(u / period) & 1 ? x + v : period - x + v;
  const bone = Math.sin((d / 5.2) * TURN);
  const visibility = visibilityOf(4, pixel);
  const felt = fractalNoise(u * 0.5, v * 0.5, 2) - 0.5;
  sample.second = smoothstep(-0.5, 0.5, bone) * 0.85 * visibility + 0.4 * (1 - visibility);
  sample.tone = 1 + felt * 0.22;
  sample.height = bone * 0.2 * visibility + felt * 0.5;
};

/** Which of the two threads is on top in a two-and-two twill. */
const warpOnTop = (i: number, j: number) => wrap(i - j, 4) < 2;

export const houndstooth: Weave = (u, v, sample, pixel) => {
  const p = 2.6;
  const i = Math.floor(u / p);
  const j = Math.floor(v / p);
  const dark = warpOnTop(i, j) ? wrap(i, 8) < 4 : wrap(j, 8) < 4;
  const felt = fractalNoise(u * 0.6, v * 0.6, 2) - 0.5;
  const raised = fraction(u / p) > 0.15 && fraction(v / p) > 0.15 ? 0.12 : 0;
  sample.second = dark ? 1 : 0;
  sample.tone = 1 + felt * 0.25;
  sample.height = felt * 0.6 + raised * visibilityOf(p, pixel);
};

export const glen: Weave = (u, v, sample) => {
  const p = 1.75;
  const repeat = 56;
  const i = Math.floor(u / p);
  const j = Math.floor(v / p);
  const dark = (at: number) => (wrap(at, repeat) < 28 ? wrap(at, 8) < 4 : wrap(at, 4) < 2);
  const pane = (x: number) => Math.abs(wrap(x, repeat * p) - 14 * p) < 1.1;
  const felt = fractalNoise(u * 0.6, v * 0.6, 2) - 0.5;
  sample.second = (warpOnTop(i, j) ? dark(i) : dark(j)) ? 0.75 : 0.08;
  if (pane(u) || pane(v)) sample.third = 0.55;
  sample.tone = 1 + felt * 0.2;
  sample.height = felt * 0.4;
};

function band(at: number): number {
  const x = wrap(at, 96);
  const broad = x < 34 ? 0.5 : 0;
  const fine = Math.abs(x - 62) < 3 ? 0.4 : 0;
  return broad + fine + (Math.abs(x - 74) < 1.4 ? 0.45 : 0);
}

export const check: Weave = (u, v, sample, pixel) => {
  const over = Math.sin(((u + v) / 3) * TURN) > 0;
  const [a, b] = [band(u), band(v)];
  const felt = fractalNoise(u * 0.5, v * 0.5, 2) - 0.5;
  const pane = (x: number) => Math.abs(wrap(x + 14, 96) - 30) < 1.6;
  sample.second = lerp((a + b) / 2, over ? a : b, visibilityOf(3, pixel) * 0.7) * 1.25;
  if (pane(u) || pane(v)) sample.third = 0.8;
  sample.tone = 1 + felt * 0.16;
  sample.height = felt * 0.5;
};

/** Bouclé: thick wavy yarns with flecks of two other colours. */
export const tweed: Weave = (u0, v0, sample) => {
  const wander = (x: number, y: number) =>
    (noise(x * 0.3, y * 0.3) - 0.5) * 5 + (noise(x * 0.9 + 20, y * 0.9) - 0.5) * 2.4;
  const u = u0 + wander(u0, v0);
  const v = v0 + wander(u0 + 50, v0 + 7);
  const p = 5.5;
  const i = Math.floor(u / p);
  const j = Math.floor(v / p);
  const warp = (i + j) & 1;
  const yarn = hashCell(
    i + (warp ? 0 : 99),
    warp ? Math.floor(v / 23) : Math.floor(u / 23) + j * 7,
  );
  const fleck = hashCell(i * 3 + 7, j * 5 + 1);
  const loops = fractalNoise(u * 0.42, v * 0.42);
  const stripe = wrap(i, 12) < 2 || wrap(j, 12) < 2;
  const base = yarn * 0.55 + fleck * 0.45 > 0.66 ? 0.62 : 0.08;
  sample.second = clamp(base + (loops - 0.5) * 0.5 + (stripe && !warp ? 0.4 : 0));
  if (stripe && warp && fleck > 0.45) sample.third = 0.45;
  const fx = fraction(u / p) - 0.5;
  const fy = fraction(v / p) - 0.5;
  const away = fx * fx + fy * fy;
  sample.height = (loops - 0.5) * 3.2 + 0.6 - away * 1.8;
  sample.tone = 0.84 + loops * 0.32 - away * 0.35;
};
