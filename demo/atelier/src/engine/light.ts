import { clamp, smoothstep } from './maths.ts';

export type Vector = readonly [number, number, number];

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

export interface Light {
  key: Vector;
  keyPower: number;
  fill: Vector;
  fillPower: number;
  ambient: number;
  /** Colour tints of lit and of shaded areas. */
  warm: Vector;
  cool: Vector;
  exposure: number;
  /** The half vector between key light and viewer, for highlights. */
  half: Vector;
  reflections: number;
}

function light(settings: Omit<Light, 'half'>): Light {
  const key = unit(settings.key);
  return {
    ...settings,
    key,
    fill: unit(settings.fill),
    half: unit([key[0], key[1], key[2] + 1]),
  };
}

/** A large soft light from the upper left. */
export const STUDIO = light({
  key: [-0.55, -0.62, 0.62],
  keyPower: 0.82,
  fill: [0.8, -0.1, 0.55],
  fillPower: 0.18,
  ambient: 0.31,
  warm: [1.01, 1, 0.985],
  cool: [0.97, 0.99, 1.04],
  exposure: 0.92,
  reflections: 1,
});

/** Afternoon sun through a window: lower and warmer. */
export const WINDOW = light({
  key: [-0.74, -0.52, 0.56],
  keyPower: 0.98,
  fill: [0.8, 0.1, 0.6],
  fillPower: 0.12,
  ambient: 0.26,
  warm: [1.03, 1, 0.95],
  cool: [0.94, 0.98, 1.07],
  exposure: 0.9,
  reflections: 1.05,
});

/** The studio reflection for a surface normal: a softbox above and a strip light at the right. */
export function softbox(x: number, y: number, z: number, rough: number): number {
  const spread = 0.05 + rough * 0.5;
  const box = smoothstep(0.62 - spread, 0.62 + spread, -0.5 * x - 0.62 * y + 0.45 * z);
  const strip = 1 - Math.min(1, Math.abs(x - 0.72) / (0.13 + spread));
  const light =
    0.18 +
    0.34 * clamp(0.5 - 0.55 * y) +
    1.5 * box * (1 - rough * 0.55) +
    0.75 * strip * strip * (3 - 2 * strip) * (1 - rough * 0.5) -
    0.22 * smoothstep(0.1, 0.8, y);
  return Math.max(0.03, light);
}
