import { fraction, smoothstep, wrap } from '../engine/maths.ts';
import { fractalNoise, noise } from '../engine/noise.ts';
import type { Weave } from '../engine/part.ts';
import { visibilityOf } from './woven.ts';

const TURN = Math.PI * 2;

/** Columns of V-shaped stitches. */
export const knit: Weave = (u, v, sample, pixel) => {
  const x = fraction(u / 6.2) - 0.5;
  const leg = 1 - ((Math.abs(x) - 0.25) * 4) ** 2;
  const stitch = leg * Math.sin(fraction(v / 5 + Math.abs(x) * 1.5) * Math.PI);
  const visibility = visibilityOf(3.4, pixel);
  const fluff = fractalNoise(u * 0.6, v * 0.6, 2) - 0.5;
  sample.height = stitch * 0.95 * visibility + fluff * 0.7;
  sample.tone = 1 + (stitch - 0.45) * 0.2 * visibility + fluff * 0.12;
};

export const jersey: Weave = (u, v, sample, pixel) => {
  const x = fraction(u / 3.4) - 0.5;
  const stitch = Math.cos(x * TURN) * Math.sin(fraction(v / 3 + Math.abs(x)) * Math.PI);
  const melange = fractalNoise(u * 0.9, v * 0.3, 2) - 0.5;
  sample.height = stitch * 0.3 * visibilityOf(3, pixel) + melange * 0.25;
  sample.tone = 1 + stitch * 0.04 * visibilityOf(3, pixel) + melange * 0.07;
};

export const stripe: Weave = (u, v, sample, pixel) => {
  sample.second = wrap(v, 46) < 23 ? 1 : 0;
  knit(u, v, sample, pixel);
};

export const rib: Weave = (u, v, sample, pixel) => {
  const x = fraction(u / 13) - 0.5;
  const column = Math.cos(x * TURN);
  const stitch = Math.sin(fraction(v / 5 + Math.abs(x) * 1.2) * Math.PI);
  const fluff = fractalNoise(u * 0.6, v * 0.6, 2) - 0.5;
  sample.height = column * 1.9 + stitch * 0.6 * visibilityOf(4, pixel) + fluff * 0.5;
  sample.tone = 1 + column * 0.1 + fluff * 0.1 + (stitch - 0.6) * 0.12;
};

/** One strand of a cable at x, as a rounded rope with plies along it. */
function strand(x: number, centre: number, half: number): number {
  const d = (x - centre) / half;
  return d * d >= 1 ? 0 : Math.sqrt(1 - d * d);
}

const CABLE = { repeat: 84, reach: 19, swing: 8.5, half: 9.5, turn: 66 };

/** Two ropes that cross in front of purl stitches, with a seed-stitch rib between the cables. */
export const cable: Weave = (u, v, sample, pixel) => {
  const x = wrap(u, CABLE.repeat) - CABLE.repeat / 2;
  const away = Math.abs(x);
  const fluff = fractalNoise(u * 0.5, v * 0.5, 2) - 0.5;
  if (away >= CABLE.reach) {
    knit(u, v, sample, pixel);
    const ridge = Math.abs(away - 31) < 7 ? Math.cos(((away - 31) / 7) * Math.PI) * 0.5 + 0.5 : 0;
    sample.height += ridge * 1.8;
    sample.tone *= 0.93 + ridge * 0.08 - smoothstep(24, CABLE.reach, away) * 0.1;
    return;
  }
  const phase = (v / CABLE.turn) * TURN;
  const sway = Math.sin(phase) * CABLE.swing;
  const a = strand(x, sway, CABLE.half) * (1 + 0.28 * Math.cos(phase));
  const b = strand(x, -sway, CABLE.half) * (1 - 0.28 * Math.cos(phase));
  const front = Math.max(a, b);
  // Plies follow the strand in front.
  const slope = (a > b ? 1 : -1) * Math.cos(phase) * 0.8;
  const ply = Math.sin(((v + x * slope * 1.2) / 6.4) * TURN) * visibilityOf(6, pixel) * front;
  const gap = smoothstep(0.22, 0, Math.abs(a - b)) * front * 0.5;
  sample.height = front * 5.4 + ply * 0.32 - gap * 1.6 + fluff * 0.8;
  sample.tone = 0.82 + front * 0.2 + ply * 0.035 - gap * 0.14 + fluff * 0.1;
  if (front < 0.12) sample.tone -= 0.04 * noise(u, v);
};
