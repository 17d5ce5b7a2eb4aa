import { clamp } from './maths.ts';

/** Linear RGB, 0..1. */
export type Rgb = readonly [number, number, number];

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

export const linear = (hex: string): Rgb => [
  toLinear(channel(hex, 1) / 255),
  toLinear(channel(hex, 3) / 255),
  toLinear(channel(hex, 5) / 255),
];

export const luminance = ([r, g, b]: Rgb) => 0.3 * r + 0.6 * g + 0.1 * b;

export const times = ([r, g, b]: Rgb, k: number): Rgb => [r * k, g * k, b * k];

/** Darkens with k below 1, lightens with k above 1. */
export function shade(hex: string, k: number): string {
  const channels = [1, 3, 5].map((at) => {
    const v = channel(hex, at);
    const shaded = Math.round(k < 1 ? v * k : v + (255 - v) * (k - 1));
    return clamp(shaded, 0, 255).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

const STEPS = 4096;
const BYTES = new Uint8Array(STEPS + 1);
for (let i = 0; i <= STEPS; i++) {
  const c = i / STEPS;
  BYTES[i] = Math.round(255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055));
}

export const toByte = (light: number) => BYTES[(clamp(light) * STEPS) | 0];
