import { blur } from '../engine/blur.ts';
import { clamp } from '../engine/maths.ts';
import type { Renderer } from '../engine/renderer.ts';
import type { Garment } from '../parts/garment.ts';
import { measureBounds, renderGarment } from '../views/build-garment.ts';
import { type Canvas, tint, toDisplay } from './canvas.ts';

/** The bounds of a garment in the image, in pixels. */
export interface PixelBox {
  left: number;
  top: number;
  w: number;
  h: number;
}

const PAD = 30;

function render(garment: Garment, area: PixelBox, { light }: Canvas): Renderer {
  const box = measureBounds(garment);
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const view = { x: box.left - PAD, y: box.top - PAD, w: w + 2 * PAD, h: h + 2 * PAD };
  return renderGarment(garment, view, view.w * (area.w / w), light.garments);
}

/** The coverage of the rendered garment at its position in the image. */
function coverageIn(canvas: Canvas, layer: Renderer, x0: number, y0: number): Float32Array {
  const out = new Float32Array(canvas.w * canvas.h);
  const x1 = Math.min(canvas.w, x0 + layer.w);
  for (let y = Math.max(0, y0); y < Math.min(canvas.h, y0 + layer.h); y++) {
    for (let x = Math.max(0, x0); x < x1; x++) {
      out[y * canvas.w + x] = layer.alpha[(y - y0) * layer.w + x - x0];
    }
  }
  return out;
}

/** Draws two shadows on the wall down to `floor`: one near and sharp, one far and soft. */
function shadeWall(canvas: Canvas, alpha: Float32Array, k: number, floor: number) {
  const { w, h, light } = canvas;
  const { shadow } = light;
  const far = blur(alpha, w, h, 11 * k * shadow.blur);
  const near = blur(alpha, w, h, 4 * k * shadow.blur);
  const at = (plane: Float32Array, x: number, y: number) =>
    x < 0 || y < 0 || x >= w ? 0 : plane[y * w + x];
  const [fx, fy] = [Math.round(42 * k * shadow.x), Math.round(34 * k * shadow.y)];
  const [nx, ny] = [Math.round(8 * k * shadow.x), Math.round(6 * k * shadow.y)];
  for (let y = 0; y < Math.min(h, floor); y++) {
    for (let x = 0; x < w; x++) {
      const shade = 0.32 * at(far, x - fx, y - fy) + 0.22 * at(near, x - nx, y - ny);
      if (shade < 0.002) continue;
      const s = Math.min(0.6, shade * shadow.strength);
      tint(canvas, y * w + x, [1 - 0.9 * s, 1 - 0.96 * s, 1 - s]);
    }
  }
}

/** Draws the contact shadow at the ground line. */
function shadeContact(canvas: Canvas, alpha: Float32Array, floor: number, k: number) {
  const { w, h } = canvas;
  const reach = 60 * k;
  const touching = new Float32Array(w);
  for (let y = Math.max(0, Math.floor(floor - reach)); y < Math.min(h, floor + 10 * k); y++) {
    const near = clamp(1 - Math.abs(floor - y) / reach);
    for (let x = 0; x < w; x++) touching[x] = Math.max(touching[x], alpha[y * w + x] * near);
  }
  const line = blur(touching, w, 1, 7 * k);
  const last = Math.min(h, Math.ceil(floor + 40 * k));
  for (let y = Math.max(0, Math.floor(floor - 30 * k)); y < last; y++) {
    const d = (y - floor - 1) / (9 * k);
    const fall = 0.55 * Math.exp(-d * d);
    for (let x = 0; x < w; x++) {
      const s = line[x] * fall;
      if (s > 0.002) tint(canvas, y * w + x, [1 - 0.92 * s, 1 - 0.97 * s, 1 - s]);
    }
  }
}

/** Draws the long shadow of a low sun on the floor. */
function shadeFloor(canvas: Canvas, alpha: Float32Array, floor: number, k: number) {
  const { w, h } = canvas;
  const slope = 0.3;
  const thrown = new Float32Array(w * h);
  for (let y = Math.max(0, Math.floor(floor - 110 * k)); y < Math.min(h, floor); y++) {
    const up = (floor - y) / slope;
    const fading = 0.3 * clamp(1 - (floor - y) / (110 * k));
    for (let x = 0; x < w; x++) {
      const [sx, sy] = [Math.round(x - up * 0.7), Math.round(floor - 3 - up)];
      if (sx >= 0 && sy >= 0) thrown[y * w + x] = alpha[sy * w + sx] * fading;
    }
  }
  const soft = blur(thrown, w, h, 9 * k);
  for (let i = 0; i < w * h; i++) {
    const s = soft[i];
    if (s > 0.002) tint(canvas, i, [1 - 0.92 * s, 1 - 0.97 * s, 1 - s]);
  }
}

/** Blends the garment over the image, brighter in the window light. */
function blend(canvas: Canvas, layer: Renderer, x0: number, y0: number) {
  const { w, h, rgb, sun, light: interior } = canvas;
  for (let y = Math.max(0, y0); y < Math.min(h, y0 + layer.h); y++) {
    for (let x = Math.max(0, x0); x < Math.min(w, x0 + layer.w); x++) {
      const s = (y - y0) * layer.w + x - x0;
      const a = Math.min(1, layer.alpha[s]);
      if (a < 0.004) continue;
      const i = y * w + x;
      const light = interior.base + interior.gain * sun[i];
      for (let c = 0; c < 3; c++) {
        const own = toDisplay(layer.rgb[s * 3 + c] / a) * light * interior.tone[c];
        rgb[i * 3 + c] += (Math.min(1, own) - rgb[i * 3 + c]) * a;
      }
    }
  }
}

/** What supports a product: the wall behind it, a plinth, the floor, or the table it lies on. */
export type Support = 'wall' | 'plinth' | 'floor' | 'table';

/** What lies on a table is close to it, so its shadow is short. */
const LYING = 0.34;

export function placeGarment(canvas: Canvas, garment: Garment, area: PixelBox, support: Support) {
  const layer = render(garment, area, canvas);
  const x0 = Math.round(area.left - PAD * layer.scale);
  const y0 = Math.round(area.top - PAD * layer.scale);
  const alpha = coverageIn(canvas, layer, x0, y0);
  const depth = (Math.max(area.h, 260) / 800) * (Math.min(canvas.w, canvas.h) / 750 + 0.35);
  const k = Math.min(1.2, depth);
  const ground = y0 + ((garment.floor ?? 0) - layer.view.y) * layer.scale;
  if (support === 'floor') shadeFloor(canvas, alpha, ground, k);
  else if (support === 'plinth') shadeWall(canvas, alpha, k, ground);
  else shadeWall(canvas, alpha, support === 'table' ? k * LYING : k, canvas.h);
  if (support === 'floor' || support === 'plinth') shadeContact(canvas, alpha, ground, k);
  blend(canvas, layer, x0, y0);
}
