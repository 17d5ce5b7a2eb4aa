import { clamp, fraction, lerp, smooth, wrap } from '../engine/maths.ts';
import { cloud, hash, noise } from '../engine/noise.ts';
import type { Weave } from '../engine/part.ts';

const TURN = Math.PI * 2;

/** Fades a pattern out before it is finer than a pixel and would shimmer. */
export const visible = (period: number, pixel: number) => smooth(1.4, 3.2, period / pixel);

export const plain: Weave = (u, v, spot) => {
  spot.tone = 1 + (noise(u * 0.9, v * 0.9) - 0.5) * 0.03;
};

export const gabardine: Weave = (u, v, spot, pixel) => {
  const rib = Math.sin(((u + v * 0.55) / 2.6) * TURN) * visible(2.6, pixel);
  const uneven = (noise(u * 0.5, v * 0.5) - 0.5) * 0.05 + (noise(u * 0.03, v * 0.02) - 0.5) * 0.04;
  spot.tone = 1 + 0.06 * rib + uneven;
  spot.height = 0.16 * rib;
};

export const wool: Weave = (u, v, spot) => {
  const felt = cloud(u * 0.55, v * 0.55) - 0.5;
  const hairs = noise(u * 1.5, v * 0.35) + noise(u * 0.35 + 40, v * 1.5) - 1;
  spot.tone = 1 + felt * 0.16 + hairs * 0.09;
  spot.height = felt * 0.9 + hairs * 0.3;
};

export const flannel: Weave = (u, v, spot, pixel) => {
  const felt = cloud(u * 0.4, v * 0.4) - 0.5;
  const twill = Math.sin(((u + v) / 2.8) * TURN) * visible(2.8, pixel);
  spot.tone = 1 + felt * 0.2 + twill * 0.04;
  spot.height = felt * 0.5 + twill * 0.12;
};

export const crepe: Weave = (u, v, spot) => {
  const pebbles = cloud(u * 0.7, v * 0.7, 2) - 0.5;
  spot.tone = 1 + pebbles * 0.05;
  spot.height = pebbles * 0.35;
};

export const satin: Weave = (u, v, spot) => {
  const floats = noise(u * 1.6, v * 0.2) - 0.5;
  spot.tone = 1 + floats * 0.014;
  spot.height = floats * 0.015;
};

export const silk: Weave = (u, v, spot) => {
  const threads = noise(u * 1.4, v * 0.25) + noise(u * 0.25, v * 1.4) - 1;
  spot.tone = 1 + threads * 0.018;
  spot.height = threads * 0.03;
};

export const velvet: Weave = (u, v, spot) => {
  const pile = cloud(u * 0.25, v * 0.12) - 0.5;
  spot.tone = 1 + pile * 0.35;
  spot.height = pile * 0.8;
};

export const corduroy: Weave = (u, v, spot, pixel) => {
  const wale = Math.cos((u / 7) * TURN) * visible(6, pixel);
  const pile = cloud(u * 0.4, v * 0.2, 2) - 0.5;
  spot.tone = 1 + wale * 0.11 + pile * 0.16;
  spot.height = wale * 0.9 + pile * 0.5;
};

export const denim: Weave = (u, v, spot, pixel) => {
  const twill = Math.sin(((u + v) / 3.4) * TURN) * visible(3.4, pixel);
  const slub = noise(u * 0.9, v * 0.035) - 0.5;
  const worn = cloud(u * 0.5, v * 0.5, 2) - 0.5;
  spot.second = clamp(0.12 + 0.16 * twill + slub * 0.17 + worn * 0.3, 0, 0.8);
  spot.tone = 1 + worn * 0.1;
  spot.height = 0.22 * twill + worn * 0.3;
};

export const canvas: Weave = (u, v, spot, pixel) => {
  const p = 4;
  const i = Math.floor(u / p);
  const j = Math.floor(v / p);
  const over = ((i + j) & 1) === 1;
  const across = over ? fraction(u / p) - 0.5 : fraction(v / p) - 0.5;
  const seen = visible(p, pixel);
  const thread = (hash(i, over ? 7 : j) - 0.5) * 0.09;
  spot.height = (0.5 - across * across * 2) * 0.7 * seen;
  spot.tone = 1 + (0.3 - across * across * 1.6) * 0.14 * seen + thread;
};

/** Fine shirt cotton: barely there at arm's length. */
export const poplin: Weave = (u, v, spot, pixel) => {
  const rib = Math.sin((v / 2.4) * TURN) * visible(2.4, pixel);
  const threads = noise(u * 1.2, v * 0.2) + noise(u * 0.2, v * 1.2) - 1;
  spot.tone = 1 + rib * 0.02 + threads * 0.025;
  spot.height = rib * 0.06 + threads * 0.08;
};

/** Basket weave of white and coloured threads. */
export const oxford: Weave = (u, v, spot, pixel) => {
  const p = 3.2;
  const odd = (Math.floor(u / p) + Math.floor(v / p)) & 1;
  const seen = visible(p, pixel);
  spot.second = 0.22 + (odd ? 0.3 : -0.22) * seen + (noise(u * 0.6, v * 0.6) - 0.5) * 0.2;
  spot.height = (odd ? 0.18 : 0) * seen;
};

export const shirting: Weave = (u, v, spot, pixel) => {
  poplin(u, v, spot, pixel);
  const x = wrap(u, 15);
  spot.second = 1 - smooth(2.4, 3.4, Math.abs(x - 7.5));
};

/** Honeycomb relief of a polo shirt. */
export const pique: Weave = (u, v, spot, pixel) => {
  const p = 5;
  const row = Math.floor(v / p);
  const x = fraction(u / p + (row & 1) * 0.5) - 0.5;
  const y = fraction(v / p) - 0.5;
  const cell = Math.min(1, Math.hypot(x, y) * 2.1) * visible(p, pixel);
  spot.height = cell * 0.55;
  spot.tone = 0.95 + cell * 0.09 + (noise(u * 0.6, v * 0.6) - 0.5) * 0.05;
};

export const pinstripe: Weave = (u, v, spot) => {
  const stripe = 1 - smooth(0.5, 1.1, Math.abs(wrap(u, 21) - 10));
  const felt = cloud(u * 0.5, v * 0.5, 2) - 0.5;
  spot.second = stripe * (0.45 + 0.3 * noise(u, v * 0.8));
  spot.tone = 1 + felt * 0.14;
  spot.height = felt * 0.4;
};

export const herringbone: Weave = (u, v, spot, pixel) => {
  const period = 22;
  const x = wrap(u, period);
  const d = Math.floor(u / period) & 1 ? x + v : period - x + v;
  const bone = Math.sin((d / 5.2) * TURN);
  const seen = visible(4, pixel);
  const felt = cloud(u * 0.5, v * 0.5, 2) - 0.5;
  spot.second = smooth(-0.5, 0.5, bone) * 0.85 * seen + 0.4 * (1 - seen);
  spot.tone = 1 + felt * 0.22;
  spot.height = bone * 0.2 * seen + felt * 0.5;
};

/** Which of the two threads lies on top in a two-and-two twill. */
const warpOnTop = (i: number, j: number) => wrap(i - j, 4) < 2;

export const houndstooth: Weave = (u, v, spot, pixel) => {
  const p = 2.6;
  const i = Math.floor(u / p);
  const j = Math.floor(v / p);
  const dark = warpOnTop(i, j) ? wrap(i, 8) < 4 : wrap(j, 8) < 4;
  const felt = cloud(u * 0.6, v * 0.6, 2) - 0.5;
  const raised = fraction(u / p) > 0.15 && fraction(v / p) > 0.15 ? 0.12 : 0;
  spot.second = dark ? 1 : 0;
  spot.tone = 1 + felt * 0.25;
  spot.height = felt * 0.6 + raised * visible(p, pixel);
};

export const glen: Weave = (u, v, spot) => {
  const p = 1.75;
  const repeat = 56;
  const i = Math.floor(u / p);
  const j = Math.floor(v / p);
  const dark = (at: number) => (wrap(at, repeat) < 28 ? wrap(at, 8) < 4 : wrap(at, 4) < 2);
  const pane = (x: number) => Math.abs(wrap(x, repeat * p) - 14 * p) < 1.1;
  const felt = cloud(u * 0.6, v * 0.6, 2) - 0.5;
  spot.second = (warpOnTop(i, j) ? dark(i) : dark(j)) ? 0.75 : 0.08;
  if (pane(u) || pane(v)) spot.third = 0.55;
  spot.tone = 1 + felt * 0.2;
  spot.height = felt * 0.4;
};

function band(at: number): number {
  const x = wrap(at, 96);
  const broad = x < 34 ? 0.5 : 0;
  const fine = Math.abs(x - 62) < 3 ? 0.4 : 0;
  return broad + fine + (Math.abs(x - 74) < 1.4 ? 0.45 : 0);
}

export const check: Weave = (u, v, spot, pixel) => {
  const over = Math.sin(((u + v) / 3) * TURN) > 0;
  const [a, b] = [band(u), band(v)];
  const felt = cloud(u * 0.5, v * 0.5, 2) - 0.5;
  const pane = (x: number) => Math.abs(wrap(x + 14, 96) - 30) < 1.6;
  spot.second = lerp((a + b) / 2, over ? a : b, visible(3, pixel) * 0.7) * 1.25;
  if (pane(u) || pane(v)) spot.third = 0.8;
  spot.tone = 1 + felt * 0.16;
  spot.height = felt * 0.5;
};

/** Bouclé: thick yarns that wander, flecked with two other colours. */
export const tweed: Weave = (u0, v0, spot) => {
  const wander = (x: number, y: number) =>
    (noise(x * 0.3, y * 0.3) - 0.5) * 5 + (noise(x * 0.9 + 20, y * 0.9) - 0.5) * 2.4;
  const u = u0 + wander(u0, v0);
  const v = v0 + wander(u0 + 50, v0 + 7);
  const p = 5.5;
  const i = Math.floor(u / p);
  const j = Math.floor(v / p);
  const warp = (i + j) & 1;
  const yarn = hash(i + (warp ? 0 : 99), warp ? Math.floor(v / 23) : Math.floor(u / 23) + j * 7);
  const fleck = hash(i * 3 + 7, j * 5 + 1);
  const loops = cloud(u * 0.42, v * 0.42);
  const stripe = wrap(i, 12) < 2 || wrap(j, 12) < 2;
  const base = yarn * 0.55 + fleck * 0.45 > 0.66 ? 0.62 : 0.08;
  spot.second = clamp(base + (loops - 0.5) * 0.5 + (stripe && !warp ? 0.4 : 0));
  if (stripe && warp && fleck > 0.45) spot.third = 0.45;
  const fx = fraction(u / p) - 0.5;
  const fy = fraction(v / p) - 0.5;
  const away = fx * fx + fy * fy;
  spot.height = (loops - 0.5) * 3.2 + 0.6 - away * 1.8;
  spot.tone = 0.84 + loops * 0.32 - away * 0.35;
};
