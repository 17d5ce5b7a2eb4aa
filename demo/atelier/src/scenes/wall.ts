import { blur } from '../engine/blur.ts';
import { clamp } from '../engine/maths.ts';
import { createRandom } from '../engine/random.ts';
import { blank, type Canvas, parseHex, tint } from './canvas.ts';
import { smoothNoise } from './smooth-noise.ts';

/** The light of a window on the wall; lengths are shares of the width and height of the image. */
export interface WindowLight {
  x: number;
  y: number;
  w: number;
  h: number;
  rows: number;
  columns: number;
  /** Whether a branch casts its shadow into the light. */
  leaves: boolean;
}

export interface Wall {
  colour: string;
  seed: number;
  window?: WindowLight;
  /** The top of the floor, and its colour. */
  floor?: { at: number; colour: string };
}

/** The slope of the window light: the sun is at the left, so panes lean down to the right. */
const LEAN = 0.15;

function panes({ w: W, h: H }: Canvas, window: WindowLight): Float32Array {
  const light = new Float32Array(W * H);
  const [x0, y0, w, h] = [window.x * W, window.y * H, window.w * W, window.h * H];
  const bar = (9 * W) / 750;
  const pane = (at: number, size: number, n: number) => {
    const cell = (at / size) * n;
    const within = (cell - Math.floor(cell)) * (size / n);
    return at > 0 && at < size && within > bar && within < size / n - bar;
  };
  for (let y = 0; y < H; y++) {
    for (let x = 0; x < W; x++) {
      const u = x - x0;
      const v = y - y0 - u * LEAN;
      if (pane(u, w, window.columns) && pane(v, h, window.rows)) light[y * W + x] = 1;
    }
  }
  return light;
}

/** The shadow of a branch at the upper right corner of the window. */
function leaves({ w: W, h: H }: Canvas, window: WindowLight, seed: number): Float32Array {
  const shadow = new Float32Array(W * H);
  const rng = createRandom(`leaves ${seed}`);
  const unit = Math.min(W, H) / 750;
  const spread = () => (rng() + rng() + rng() - 1.5) * 1.15;
  for (let i = 0; i < 70; i++) {
    const t = i / 70;
    const cx = (window.x + window.w * (1.05 - t * 0.75)) * W + spread() * 22 * unit;
    const cy = (window.y + window.h * (t * 0.75 - 0.1)) * H + spread() * 34 * unit;
    const turn = rng.between(-1.2, 0.6);
    const length = rng.between(26, 52) * unit;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const x1 = Math.min(W, cx + length);
    const y1 = Math.min(H, cy + length);
    for (let y = Math.max(0, Math.floor(cy - length)); y < y1; y++) {
      for (let x = Math.max(0, Math.floor(cx - length)); x < x1; x++) {
        const dx = ((x - cx) * cos + (y - cy) * sin) / length;
        const dy = ((y - cy) * cos - (x - cx) * sin) / (length * 0.26);
        if (dx * dx + dy * dy < 1) shadow[y * W + x] = 1;
      }
    }
  }
  return blur(shadow, W, H, 5 * unit);
}

function computeSunlight(canvas: Canvas, window: WindowLight, seed: number): Float32Array {
  const { w, h } = canvas;
  const light = panes(canvas, window);
  if (window.leaves) {
    const branch = leaves(canvas, window, seed);
    for (let i = 0; i < w * h; i++) light[i] *= 1 - 0.8 * branch[i];
  }
  const soft = blur(light, w, h, (4.5 * Math.min(w, h)) / 750);
  for (let i = 0; i < w * h; i++) {
    soft[i] *= 0.72 + 0.28 * clamp(((i % w) / w - window.x) / window.w);
  }
  return soft;
}

function drawFloor(canvas: Canvas, colour: string, at: number, plaster: (i: number) => number) {
  const { w, h, rgb, sun } = canvas;
  const base = parseHex(colour);
  const top = Math.round(h * at);
  for (let y = 0; y < h; y++) {
    const away = Math.abs(y - top) / ((14 * h) / 1000);
    const corner = 1 - 0.16 * Math.exp(-away);
    const cover = clamp((y - top) / 2);
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if (cover > 0) {
        const light = 0.85 + (0.1 * (y - top)) / (h - top) + plaster(i);
        for (let c = 0; c < 3; c++) {
          rgb[i * 3 + c] += (base[c] * light * (1 + 0.16 * sun[i]) - rgb[i * 3 + c]) * cover;
        }
      }
      tint(canvas, i, [corner, corner, corner]);
    }
  }
}

/** Draws a plaster wall: trowel marks, a slow falloff of light, and the window light. */
export function drawWall(w: number, h: number, wall: Wall): Canvas {
  const canvas = blank(w, h);
  const unit = Math.min(w, h) / 750;
  const layers = [
    [3, 3, 0.005],
    [14, 40, 0.01],
    [120, 120, 0.02],
  ].map(([down, across, k], n) => ({
    plane: smoothNoise(
      w,
      h,
      Math.round(down * unit),
      Math.round(across * unit),
      (wall.seed % 3) + n,
    ),
    k,
  }));
  const plaster = (i: number) => layers.reduce((sum, { plane, k }) => sum + plane[i] * k, 0);
  const base = parseHex(wall.colour);
  if (wall.window) canvas.sun = computeSunlight(canvas, wall.window, wall.seed);
  for (let i = 0; i < w * h; i++) {
    const x = (i % w) / w;
    const y = Math.floor(i / w) / h;
    const light = 0.93 + plaster(i) - 0.1 * (x - 0.2) ** 2 - 0.05 * y;
    const sun = canvas.sun[i];
    canvas.rgb[i * 3] = base[0] * light * (1 + sun * 0.22);
    canvas.rgb[i * 3 + 1] = base[1] * light * (1 + sun * 0.19);
    canvas.rgb[i * 3 + 2] = base[2] * light * (1 + sun * 0.13);
  }
  if (wall.floor) drawFloor(canvas, wall.floor.colour, wall.floor.at, plaster);
  return canvas;
}
