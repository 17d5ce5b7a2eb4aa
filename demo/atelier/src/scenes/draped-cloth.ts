import { blur } from '../engine/blur.ts';
import { clamp } from '../engine/maths.ts';
import { blank, type Canvas, parseHex } from './canvas.ts';
import { smoothNoise } from './smooth-noise.ts';

/** A close-up of draped fabric: only folds and light. */
export interface DrapedCloth {
  colour: string;
  seed: number;
  /** The direction of the folds in radians, and how many cross the image. */
  angle: number;
  folds: number;
  depth: number;
  /** How much the ridges shine. */
  gloss: number;
}

const KEY = [-0.62, -0.52, 0.59] as const;

function heights(w: number, h: number, { seed, angle, folds, depth }: DrapedCloth): Float32Array {
  const unit = Math.min(w, h) / 750;
  const r = (size: number) => Math.round(size * unit);
  const wide = smoothNoise(w, h, r(190), r(190), seed);
  const small = smoothNoise(w, h, r(80), r(80), seed + 1);
  const strong = smoothNoise(w, h, r(170), r(170), seed + 7);
  const height = new Float32Array(w * h);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let i = 0; i < w * h; i++) {
    const [x, y] = [i % w, Math.floor(i / w)];
    const u = (x * cos + y * sin) / unit + wide[i] * 92 + small[i] * 11;
    const wave = (u * folds * 2 * Math.PI) / 750;
    const ridge = Math.exp(1.1 * Math.sin(wave)) / 2 + 0.16 * Math.sin(wave * 2 + 1.1);
    height[i] = (0.55 + 0.45 * clamp(strong[i] * 0.5 + 0.5, 0, 1.4)) * ridge * depth * unit;
  }
  return blur(height, w, h, 9 * unit);
}

export function drawDrapedCloth(w: number, h: number, drape: DrapedCloth): Canvas {
  const canvas = blank(w, h);
  const height = heights(w, h, drape);
  const base = parseHex(drape.colour);
  const at = (x: number, y: number) => height[clamp(y, 0, h - 1) * w + clamp(x, 0, w - 1)];
  for (let i = 0; i < w * h; i++) {
    const [x, y] = [i % w, Math.floor(i / w)];
    const gx = -(at(x + 1, y) - at(x - 1, y)) * 0.32;
    const gy = -(at(x, y + 1) - at(x, y - 1)) * 0.32;
    const facing = (gx * KEY[0] + gy * KEY[1] + KEY[2]) / Math.hypot(gx, gy, 1);
    const lit = clamp(facing);
    const edge = 1 - 0.12 * ((x / w - 0.5) ** 2 + (y / h - 0.5) ** 2);
    const light = (0.48 + 0.62 * lit + drape.gloss * lit ** 14) * edge;
    for (let c = 0; c < 3; c++) canvas.rgb[i * 3 + c] = base[c] * light;
  }
  return canvas;
}
