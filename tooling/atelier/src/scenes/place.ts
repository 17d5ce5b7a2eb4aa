import { blur } from '../engine/blur.ts';
import { WINDOW } from '../engine/light.ts';
import { clamp } from '../engine/maths.ts';
import type { Stage } from '../engine/stage.ts';
import type { Garment } from '../parts/garment.ts';
import { boundsOf, stage } from '../views/sew.ts';
import { type Canvas, displayed, tint } from './canvas.ts';

/** Where a garment's bounds lie in the picture, in pixels. */
export interface Spread {
  left: number;
  top: number;
  w: number;
  h: number;
}

const PAD = 30;

function render(garment: Garment, spread: Spread): Stage {
  const box = boundsOf(garment);
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const view = { x: box.left - PAD, y: box.top - PAD, w: w + 2 * PAD, h: h + 2 * PAD };
  return stage(garment, view, view.w * (spread.w / w), WINDOW);
}

/** The stage's coverage at its place in the picture. */
function coverageIn(canvas: Canvas, set: Stage, x0: number, y0: number): Float32Array {
  const out = new Float32Array(canvas.w * canvas.h);
  const x1 = Math.min(canvas.w, x0 + set.w);
  for (let y = Math.max(0, y0); y < Math.min(canvas.h, y0 + set.h); y++) {
    for (let x = Math.max(0, x0); x < x1; x++) {
      out[y * canvas.w + x] = set.alpha[(y - y0) * set.w + x - x0];
    }
  }
  return out;
}

/** Two shadows on the wall behind, down to `floor`: one close and crisp, one far and soft. */
function shadeWall(canvas: Canvas, alpha: Float32Array, k: number, floor: number) {
  const { w, h } = canvas;
  const far = blur(alpha, w, h, 11 * k);
  const near = blur(alpha, w, h, 4 * k);
  const at = (plane: Float32Array, x: number, y: number) => (x < 0 || y < 0 ? 0 : plane[y * w + x]);
  const [fx, fy] = [Math.round(42 * k), Math.round(34 * k)];
  const [nx, ny] = [Math.round(8 * k), Math.round(6 * k)];
  for (let y = 0; y < Math.min(h, floor); y++) {
    for (let x = 0; x < w; x++) {
      const shade = 0.32 * at(far, x - fx, y - fy) + 0.22 * at(near, x - nx, y - ny);
      if (shade < 0.002) continue;
      const s = Math.min(0.6, shade);
      tint(canvas, y * w + x, [1 - 0.9 * s, 1 - 0.96 * s, 1 - s]);
    }
  }
}

/** The dark line where a thing touches what it stands on. */
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

/** The long shadow a low sun throws along a floor. */
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

/** Lays the garment over the picture, brighter where the window falls on it. */
function blend(canvas: Canvas, set: Stage, x0: number, y0: number) {
  const { w, h, rgb, sun } = canvas;
  for (let y = Math.max(0, y0); y < Math.min(h, y0 + set.h); y++) {
    for (let x = Math.max(0, x0); x < Math.min(w, x0 + set.w); x++) {
      const s = (y - y0) * set.w + x - x0;
      const a = Math.min(1, set.alpha[s]);
      if (a < 0.004) continue;
      const i = y * w + x;
      const light = 0.87 + 0.24 * sun[i];
      for (let c = 0; c < 3; c++) {
        const own = displayed(set.rgb[s * 3 + c] / a) * light * [1.015, 1, 0.975][c];
        rgb[i * 3 + c] += (Math.min(1, own) - rgb[i * 3 + c]) * a;
      }
    }
  }
}

/** How a piece rests: against the wall, on a plinth before it, or out on the floor. */
export type Rest = 'wall' | 'plinth' | 'floor';

export function placeGarment(canvas: Canvas, garment: Garment, spread: Spread, rest: Rest) {
  const set = render(garment, spread);
  const x0 = Math.round(spread.left - PAD * set.scale);
  const y0 = Math.round(spread.top - PAD * set.scale);
  const alpha = coverageIn(canvas, set, x0, y0);
  const depth = (Math.max(spread.h, 260) / 800) * (Math.min(canvas.w, canvas.h) / 750 + 0.35);
  const k = Math.min(1.2, depth);
  const ground = y0 + ((garment.floor ?? 0) - set.view.y) * set.scale;
  if (rest === 'floor') shadeFloor(canvas, alpha, ground, k);
  else shadeWall(canvas, alpha, k, rest === 'wall' ? canvas.h : ground);
  if (rest !== 'wall') shadeContact(canvas, alpha, ground, k);
  blend(canvas, set, x0, y0);
}
