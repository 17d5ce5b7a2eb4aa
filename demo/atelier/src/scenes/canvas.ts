import sharp, { type Sharp } from 'sharp';
import { toByte } from '../engine/colour.ts';
import { clamp } from '../engine/maths.ts';
import { hashCell } from '../engine/noise.ts';

/** An image in display values, 0..1. */
export interface Canvas {
  w: number;
  h: number;
  rgb: Float32Array;
  /** The strength of the window light per pixel. */
  sun: Float32Array;
}

export type DisplayColour = readonly [number, number, number];

export const blank = (w: number, h: number): Canvas => ({
  w,
  h,
  rgb: new Float32Array(w * h * 3),
  sun: new Float32Array(w * h),
});

export const parseHex = (hex: string): DisplayColour => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
];

export const toDisplay = (light: number) => toByte(light) / 255;

/** Multiplies one pixel, channel by channel. */
export function tint(canvas: Canvas, i: number, [r, g, b]: DisplayColour) {
  canvas.rgb[i * 3] *= r;
  canvas.rgb[i * 3 + 1] *= g;
  canvas.rgb[i * 3 + 2] *= b;
}

export function mix(canvas: Canvas, i: number, [r, g, b]: DisplayColour, k: number) {
  canvas.rgb[i * 3] += (r - canvas.rgb[i * 3]) * k;
  canvas.rgb[i * 3 + 1] += (g - canvas.rgb[i * 3 + 1]) * k;
  canvas.rgb[i * 3 + 2] += (b - canvas.rgb[i * 3 + 2]) * k;
}

export type PixelPoint = readonly [x: number, y: number];

/** Draws a straight line with soft edges, in pixels. */
export function stroke(
  canvas: Canvas,
  from: PixelPoint,
  to: PixelPoint,
  width: number,
  colour: string,
) {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = dx * dx + dy * dy || 1;
  const reach = width / 2 + 1;
  const x1 = Math.min(canvas.w, Math.ceil(Math.max(from[0], to[0]) + reach));
  const y1 = Math.min(canvas.h, Math.ceil(Math.max(from[1], to[1]) + reach));
  const ink = parseHex(colour);
  for (let y = Math.max(0, Math.floor(Math.min(from[1], to[1]) - reach)); y < y1; y++) {
    for (let x = Math.max(0, Math.floor(Math.min(from[0], to[0]) - reach)); x < x1; x++) {
      const t = clamp(((x - from[0]) * dx + (y - from[1]) * dy) / length);
      const d = Math.hypot(x - from[0] - t * dx, y - from[1] - t * dy);
      mix(canvas, y * canvas.w + x, ink, clamp(width / 2 + 0.7 - d));
    }
  }
}

/** A little film grain, which prevents banding on large smooth walls. */
const GRAIN = 0.006;

export function canvasToImage({ w, h, rgb }: Canvas): Sharp {
  const bytes = Buffer.alloc(w * h * 3);
  for (let i = 0; i < w * h; i++) {
    const speck = (hashCell(i % w, (i / w) | 0) - 0.5) * GRAIN;
    for (let k = i * 3; k < i * 3 + 3; k++) bytes[k] = Math.round(255 * clamp(rgb[k] + speck));
  }
  return sharp(bytes, { raw: { width: w, height: h, channels: 3 } });
}
