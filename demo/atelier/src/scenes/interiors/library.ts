import { clamp, smoothstep } from '../../engine/maths.ts';
import { createRandom } from '../../engine/random.ts';
import {
  blank,
  type Canvas,
  type DisplayColour,
  fillBox,
  type InteriorLight,
  paint,
  parseHex,
  stroke,
  unitOf,
} from '../canvas.ts';
import type { Interior, Setting } from './interior.ts';
import { LAMP } from './lights.ts';
import { drawPier } from './pier.ts';
import { glow, nearLine, scaled, shadeCorner, woodGrain } from './surfaces.ts';

const LIGHT: InteriorLight = {
  garments: LAMP,
  tone: [1.03, 1, 0.94],
  base: 0.84,
  gain: 0.3,
  shadow: { x: 1, y: 1.1, strength: 1.25, blur: 1.1 },
};
const WALNUT = parseHex('#8a6243');
const PARQUET = parseHex('#6d4a32');

/** Panels between stiles and rails: a bevel lit from the upper left around each. */
function bevel(x: number, y: number, ratio: number): number {
  const [wide, tall] = [0.3 / Math.max(1, ratio), 0.62];
  const dx = nearLine(x, wide, 0.02) * wide * ratio;
  const dy = nearLine(y, tall, 0.2) * tall;
  const [stile, line] = [0.028, 0.007];
  const inside = Math.min(dx, dy);
  if (inside < stile) return 1.03;
  if (inside > stile + line) return 1;
  const left = ((x - 0.02) / wide) % 1 < 0.5;
  const upper = ((y - 0.2) / tall + 1) % 1 < 0.5;
  return (dx < dy ? left : upper) ? 0.66 : 1.22;
}

const SPINES = ['#5d2a24', '#27382f', '#3a3f52', '#8a6a3c', '#b59b74', '#43302a', '#6f5a49'];

/** Two rows of books, in shadow. */
function drawBooks(canvas: Canvas, x0: number, x1: number, floor: number, seed: number) {
  const end = Math.min(0.626, floor - 0.09);
  const rng = createRandom(`books ${seed}`);
  fillBox(canvas, [x0, end - 0.506, x1, end], (_u, v) => scaled(WALNUT, 0.34 + 0.1 * v));
  const unit = unitOf(canvas) / canvas.w;
  for (const board of [end - 0.266, end - 0.016]) {
    let x = x0 + 4 * unit;
    while (x < x1 - 12 * unit) {
      const thick = rng.between(13, 25) * unit;
      const top = board - rng.between(0.15, 0.205);
      const colour = parseHex(SPINES[Math.floor(rng() * SPINES.length)]);
      const gilt = rng() < 0.5;
      fillBox(canvas, [x, top, Math.min(x1, x + thick), board], (u, v) => {
        const round = 0.5 + 0.42 * Math.sin(Math.PI * clamp(u * 0.9 + 0.1));
        const band = gilt && (Math.abs(v - 0.16) < 0.012 || Math.abs(v - 0.24) < 0.012) ? 1.9 : 1;
        return scaled(colour, round * band);
      });
      x += thick + 0.6 * unit;
    }
    fillBox(canvas, [x0, board, x1, board + 0.016], (_u, v) => scaled(WALNUT, 0.86 - 0.3 * v));
  }
}

/** A brass arm with a linen shade. */
function drawLamp(canvas: Canvas, x: number, y: number) {
  const { w, h } = canvas;
  const unit = unitOf(canvas);
  const [cx, cy] = [x * w, y * h];
  stroke(canvas, [cx, cy + 40 * unit], [cx, cy + 70 * unit], 5 * unit, '#b8914f');
  stroke(canvas, [cx, cy + 70 * unit], [cx, cy + 96 * unit], 16 * unit, '#8d6a37');
  stroke(
    canvas,
    [cx - 2 * unit, cy + 70 * unit],
    [cx - 2 * unit, cy + 94 * unit],
    7 * unit,
    '#b8914f',
  );
  const [top, bottom] = [cy - 42 * unit, cy + 42 * unit];
  for (let py = Math.max(0, Math.floor(top)); py < Math.min(h, bottom); py++) {
    const v = (py - top) / (bottom - top);
    const half = (26 + 24 * v) * unit;
    for (let px = Math.max(0, Math.floor(cx - half - 1)); px < Math.min(w, cx + half + 1); px++) {
      const cover = clamp(half - Math.abs(px - cx) + 0.5);
      const side = Math.abs(px - cx) / half;
      const k = 1.02 - 0.16 * side * side - 0.1 * Math.abs(v - 0.62);
      const i = (py * w + px) * 3;
      const linen = [1.0 * k, 0.9 * k, 0.72 * k];
      for (let c = 0; c < 3; c++) canvas.rgb[i + c] += (linen[c] - canvas.rgb[i + c]) * cover;
    }
  }
}

/** Where the lamp hangs: beside what is shown, at the upper left. */
const lampAt = ({ clear }: Setting) => ({ x: clear ? clear + 0.045 : 0.11, y: 0.24 });

function drawInterior(w: number, h: number, setting: Setting): Canvas {
  const { seed, clear, floor = 0.93 } = setting;
  const canvas = blank(w, h, LIGHT);
  const wood = woodGrain(canvas, seed, false);
  const boards = woodGrain(canvas, seed, true);
  const lamp = lampAt(setting);
  const ratio = w / h;
  const shine = (x: number, y: number) =>
    0.85 * glow(x, y, lamp.x + 0.12 / ratio, lamp.y + 0.14, 0.42 / ratio, 0.5) +
    0.75 * glow(x, y, lamp.x, lamp.y, 0.13 / ratio, 0.16);
  paint(canvas, (x, y, i): DisplayColour => {
    const s = shine(x, y);
    canvas.sun[i] = clamp(s);
    if (y > floor) {
      const plank = nearLine(y, 0.035, floor) < 0.04 ? 0.8 : 1;
      return scaled(PARQUET, (0.5 + 0.55 * s + 0.15 * (y - floor) + boards(i)) * plank);
    }
    return scaled(WALNUT, (0.62 + 0.6 * s + wood(i)) * bevel(x - clear, y, ratio));
  });
  drawBooks(canvas, clear ? 0.955 : 0.87, 1.02, floor, seed);
  const skirting = Math.min(0.05, 0.9 * (1 - floor) + 0.02);
  fillBox(canvas, [clear, floor - skirting, 1, floor], (_u, v, i) =>
    scaled(WALNUT, (0.56 + 0.4 * canvas.sun[i] + wood(i)) * (1.1 - 0.25 * smoothstep(0, 0.25, v))),
  );
  shadeCorner(canvas, floor, 0.3);
  drawLamp(canvas, lamp.x, lamp.y);
  if (clear) drawPier(canvas, clear, '#e3d8c6', seed);
  return canvas;
}

function drawTable(w: number, h: number, { seed }: Setting): Canvas {
  const canvas = blank(w, h, LIGHT);
  const wood = woodGrain(canvas, seed, true);
  paint(canvas, (x, y, i) => {
    const s = glow(x, y, 0.3, 0.2, 0.62, 0.7);
    canvas.sun[i] = s;
    const plank = nearLine(y, 0.31, 0.12) * 0.31 < 0.0016 ? 0.6 : 1;
    return scaled(WALNUT, (0.62 + 0.45 * s + wood(i) * 1.2) * plank);
  });
  return canvas;
}

/** Walnut panels and books in the light of a lamp. */
export const library: Interior = {
  rail: '#b08d52',
  plinth: '#4f3526',
  tray: '#2f3a33',
  drawInterior,
  drawTable,
};
