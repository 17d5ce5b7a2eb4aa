import { smoothstep } from '../engine/maths.ts';
import { fractalNoise, noise } from '../engine/noise.ts';
import type { Weave } from '../engine/part.ts';

export const horn: Weave = (u, v, sample) => {
  sample.second = smoothstep(0.35, 0.7, fractalNoise(u * 0.12, v * 0.05));
};

export const tortoise: Weave = (u, v, sample) => {
  sample.second = smoothstep(0.42, 0.62, fractalNoise(u * 0.045 + 3, v * 0.06));
};

/** Brushed steel: fine lines along it spread the reflection. */
export const brushed: Weave = (u, v, sample) => {
  const line = noise(u * 0.12, v * 2.4) - 0.5;
  sample.tone = 1 + line * 0.09;
  sample.height = line * 0.1;
};
