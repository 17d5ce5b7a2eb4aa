import { smooth } from '../engine/maths.ts';
import { cloud, noise } from '../engine/noise.ts';
import type { Weave } from '../engine/part.ts';

export const horn: Weave = (u, v, spot) => {
  spot.second = smooth(0.35, 0.7, cloud(u * 0.12, v * 0.05));
};

export const tortoise: Weave = (u, v, spot) => {
  spot.second = smooth(0.42, 0.62, cloud(u * 0.045 + 3, v * 0.06));
};

/** Satin-brushed steel: fine lines along, so that a bracelet glows instead of glaring. */
export const brushed: Weave = (u, v, spot) => {
  const line = noise(u * 0.12, v * 2.4) - 0.5;
  spot.tone = 1 + line * 0.09;
  spot.height = line * 0.1;
};
