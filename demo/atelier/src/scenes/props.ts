import { blur } from '../engine/blur.ts';
import { clamp } from '../engine/maths.ts';
import { type Canvas, mix, type PixelPoint, parseHex, stroke, tint } from './canvas.ts';
import { smoothNoise } from './smooth-noise.ts';

/** Lengths are shares of the image. */
export interface Arch {
  x: number;
  top: number;
  w: number;
  bottom: number;
}

export interface Plinth {
  x: number;
  w: number;
  top: number;
  bottom: number;
}

/** A low tray on a table. `h` is a share of the height. */
export interface Tray {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Draws a shallow niche, shaded along its edge on the lit side. */
export function drawArch(canvas: Canvas, { x, top, w: width, bottom }: Arch) {
  const { w, h } = canvas;
  const [cx, y0, r, y1] = [x * w, top * h, (width * w) / 2, bottom * h];
  const shape = (px: number, py: number) => {
    const round = clamp(r - Math.hypot(px - cx, py - y0 - r) + 0.5);
    const straight = py > y0 + r ? clamp(r - Math.abs(px - cx) + 0.5) : 0;
    return Math.max(round, straight) * clamp(y1 - py + 0.5);
  };
  const unit = Math.min(w, h) / 750;
  const lit = new Float32Array(w * h);
  for (let i = 0; i < w * h; i++) {
    lit[i] = shape((i % w) - 14 * unit, Math.floor(i / w) - 10 * unit);
  }
  const soft = blur(lit, w, h, 10 * unit);
  for (let i = 0; i < w * h; i++) {
    const inside = shape(i % w, Math.floor(i / w));
    if (inside <= 0) continue;
    const k = 1 - inside * (0.12 + 0.2 * (1 - soft[i]));
    tint(canvas, i, [k, k, k]);
  }
}

/**
 * Draws a plaster block: a lit top edge, darker towards its far side, with a shadow on the wall.
 */
export function drawPlinth(canvas: Canvas, plinth: Plinth, colour: string) {
  const { w, h } = canvas;
  const unit = Math.min(w, h) / 750;
  const x0 = (plinth.x - plinth.w / 2) * w;
  const x1 = (plinth.x + plinth.w / 2) * w;
  const [y0, y1] = [plinth.top * h, plinth.bottom * h];
  const shape = (x: number, y: number) =>
    clamp(x - x0 + 0.5) * clamp(x1 - x + 0.5) * clamp(y - y0 + 0.5) * clamp(y1 - y + 0.5);
  const thrown = new Float32Array(w * h);
  for (let i = 0; i < w * h; i++) {
    thrown[i] = shape((i % w) - 60 * unit, Math.floor(i / w) - 6 * unit);
  }
  const shadow = blur(thrown, w, h, 22 * unit);
  const stone = parseHex(colour);
  const grit = smoothNoise(w, h, Math.round(2 * unit), Math.round(2 * unit), 4);
  for (let i = 0; i < w * h; i++) {
    const [x, y] = [i % w, Math.floor(i / w)];
    const inside = shape(x, y);
    const dark = 1 - shadow[i] * 0.22 * (1 - inside);
    tint(canvas, i, [dark, dark, dark]);
    if (inside <= 0) continue;
    const side = 0.98 - 0.24 * ((x - x0) / (x1 - x0)) + grit[i] * 0.006;
    const edge = clamp((y - y0) / (3 * unit));
    const light = side * (0.93 + 0.07 * edge) + 0.1 * (1 - edge);
    mix(canvas, i, [stone[0] * light, stone[1] * light, stone[2] * light], inside);
  }
}

/** Draws a tray: a lip around a flat ground, lit from the upper left. */
export function drawTray(canvas: Canvas, tray: Tray, colour: string) {
  const { w, h } = canvas;
  const unit = Math.min(w, h) / 750;
  const [cx, cy, rx, ry] = [tray.x * w, tray.y * h, (tray.w * w) / 2, (tray.h * h) / 2];
  const radius = 26 * unit;
  /** The distance inside the rounded edge. */
  const inside = (x: number, y: number) => {
    const dx = Math.max(0, Math.abs(x - cx) - rx + radius);
    const dy = Math.max(0, Math.abs(y - cy) - ry + radius);
    const flat = Math.min(rx - Math.abs(x - cx), ry - Math.abs(y - cy));
    return Math.min(flat, radius - Math.hypot(dx, dy));
  };
  const thrown = new Float32Array(w * h);
  for (let i = 0; i < w * h; i++) {
    thrown[i] = clamp(inside((i % w) - 9 * unit, Math.floor(i / w) - 11 * unit) + 0.5);
  }
  const shadow = blur(thrown, w, h, 8 * unit);
  const lip = 9 * unit;
  const base = parseHex(colour);
  const grit = smoothNoise(w, h, Math.round(2 * unit), Math.round(2 * unit), 7);
  for (let i = 0; i < w * h; i++) {
    const [x, y] = [i % w, Math.floor(i / w)];
    const d = inside(x, y);
    const dark = 1 - 0.4 * shadow[i] * clamp(0.5 - d);
    tint(canvas, i, [dark, dark, dark]);
    if (d <= -0.5) continue;
    const lit = clamp(0.5 - (x - cx) / rx / 2 - (y - cy) / ry / 2, 0, 1);
    const ground = 0.94 + 0.07 * canvas.sun[i] - 0.16 * lit * clamp(1 - (d - lip) / (20 * unit));
    const k = (d < lip ? 0.98 + 0.22 * (lit - 0.5) : ground) + grit[i] * 0.008;
    mix(canvas, i, [base[0] * k, base[1] * k, base[2] * k], clamp(d + 0.5));
  }
}

/**
 * Draws a rail across the image. In a wide banner it begins beside the text and hangs on rods from the
 * ceiling.
 */
export function drawRail(canvas: Canvas, y: number, colour: string, from = 0) {
  const { w, h } = canvas;
  const width = (3.2 * Math.min(w, h)) / 750;
  const at = y * h;
  const start = Math.round((from && from + 0.02) * w);
  const shadow = 9 * width;
  for (let py = Math.floor(at); py < Math.min(h, at + shadow * 2); py++) {
    const d = (py - at - shadow) / (2.2 * width);
    const k = 1 - 0.1 * Math.exp(-d * d);
    for (let x = start; x < w; x++) tint(canvas, py * w + x, [k, k, k]);
  }
  if (from) {
    for (const x of [start + 5 * width, w - 7 * width]) {
      stroke(canvas, [x, -width], [x, at], width * 0.6, colour);
    }
  }
  stroke(canvas, [start || -9, at], [from ? w - 2 * width : w + 9, at], width, colour);
}

/** Draws a wire hook from the rail down to the garment. */
export function drawHook(canvas: Canvas, rail: number, to: PixelPoint) {
  const width = (2.6 * Math.min(canvas.w, canvas.h)) / 750;
  const y = rail * canvas.h;
  stroke(canvas, [to[0], y - width], to, width, '#4b443b');
}

/** Draws two clips on a bar, for garments held by the waist. */
export function drawClips(canvas: Canvas, [x, y]: PixelPoint, half: number) {
  const unit = Math.min(canvas.w, canvas.h) / 750;
  stroke(canvas, [x - half, y - 10 * unit], [x + half, y - 10 * unit], 3 * unit, '#4b443b');
  for (const side of [-1, 1]) {
    const at = x + side * half * 0.82;
    stroke(canvas, [at, y - 12 * unit], [at, y + 10 * unit], 9 * unit, '#3b352e');
    stroke(
      canvas,
      [at - 1.5 * unit, y - 8 * unit],
      [at - 1.5 * unit, y + 6 * unit],
      1.4 * unit,
      '#8d857a',
    );
  }
}

/** Draws the sloping arms of a wire hanger. */
export function drawHangerArms(canvas: Canvas, [x, y]: PixelPoint, half: number, drop: number) {
  const width = (2.6 * Math.min(canvas.w, canvas.h)) / 750;
  for (const side of [-1, 1]) {
    stroke(canvas, [x, y], [x + side * half, y + drop], width, '#4b443b');
  }
}
