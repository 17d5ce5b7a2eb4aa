import sharp, { type Sharp } from 'sharp';
import { toByte } from '../engine/colour.ts';
import { type Light, WINDOW } from '../engine/light.ts';
import { clamp } from '../engine/maths.ts';
import { hashCell } from '../engine/noise.ts';

export type DisplayColour = readonly [number, number, number];

/** How the light of an interior falls on what stands in it. */
export interface InteriorLight {
  garments: Light;
  /** Multiplies the colours of garments. */
  tone: DisplayColour;
  /** The brightness of garments in the shade, and what the light of the interior adds. */
  base: number;
  gain: number;
  /** The shadow on the wall: how far it falls, how dark and how soft it is. */
  shadow: { x: number; y: number; strength: number; blur: number };
}

/** The sun of the plaster interior. */
export const DAYLIGHT: InteriorLight = {
  garments: WINDOW,
  tone: [1.015, 1, 0.975],
  base: 0.87,
  gain: 0.24,
  shadow: { x: 1, y: 1, strength: 1, blur: 1 },
};

/** An image in display values, 0..1. */
export interface Canvas {
  w: number;
  h: number;
  rgb: Float32Array;
  /** The strength of the window light per pixel. */
  sun: Float32Array;
  light: InteriorLight;
}

export const blank = (w: number, h: number, light = DAYLIGHT): Canvas => ({
  w,
  h,
  rgb: new Float32Array(w * h * 3),
  sun: new Float32Array(w * h),
  light,
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

/** Sets every pixel; `x` and `y` are shares of the width and height. */
export function paint(
  canvas: Canvas,
  colourAt: (x: number, y: number, i: number) => DisplayColour,
) {
  const { w, h, rgb } = canvas;
  for (let i = 0; i < w * h; i++) {
    rgb.set(colourAt((i % w) / w, Math.floor(i / w) / h, i), i * 3);
  }
}

export const unitOf = ({ w, h }: Canvas) => Math.min(w, h) / 750;

/** Fills a rectangle with soft edges, given in shares of the image. */
export function fillBox(
  canvas: Canvas,
  box: readonly [x0: number, y0: number, x1: number, y1: number],
  colourAt: (u: number, v: number, i: number) => DisplayColour,
  opacity = 1,
) {
  const { w, h } = canvas;
  const [x0, y0, x1, y1] = [box[0] * w, box[1] * h, box[2] * w, box[3] * h];
  for (let y = Math.max(0, Math.floor(y0)); y < Math.min(h, Math.ceil(y1)); y++) {
    const row = clamp(y - y0 + 1) * clamp(y1 - y);
    for (let x = Math.max(0, Math.floor(x0)); x < Math.min(w, Math.ceil(x1)); x++) {
      const cover = row * clamp(x - x0 + 1) * clamp(x1 - x);
      const i = y * w + x;
      mix(canvas, i, colourAt((x - x0) / (x1 - x0), (y - y0) / (y1 - y0), i), cover * opacity);
    }
  }
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
