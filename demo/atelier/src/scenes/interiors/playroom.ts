import { clamp, smoothstep } from '../../engine/maths.ts';
import {
  blank,
  type Canvas,
  type DisplayColour,
  fillBox,
  type InteriorLight,
  paint,
  parseHex,
  unitOf,
} from '../canvas.ts';
import type { Interior, Setting } from './interior.ts';
import { OPEN_SKY } from './lights.ts';
import {
  between,
  boxCoverage,
  castShadow,
  grain,
  nearLine,
  scaled,
  shadeCorner,
  woodGrain,
} from './surfaces.ts';

const LIGHT: InteriorLight = {
  garments: OPEN_SKY,
  tone: [1.01, 1, 0.98],
  base: 0.93,
  gain: 0.14,
  shadow: { x: 1, y: 1, strength: 0.75, blur: 1.1 },
};
const WALL = parseHex('#efe7d8');
const BIRCH = parseHex('#dcc39c');
const SUN = parseHex('#efc470');
const HILLS = ['#b9cdbd', '#93b3b5'].map(parseHex);
const RAINBOW = ['#c9705f', '#e6b765', '#87a79b'].map(parseHex);
const BLOCKS = ['#c55f4c', '#e2b04f', '#4f7ea0', '#d9bf97', '#7fa089'];

/** Painted on the wall by hand: a sun, a rainbow and two hills. */
function painted(x: number, y: number, clear: number): DisplayColour {
  const sun = Math.hypot(x - (clear + (clear ? 0.13 : 0.2)), y - 0.26);
  let colour = between(WALL, SUN, 0.9 * clamp((0.15 - sun) * 260));
  const arch = Math.hypot(x - (clear ? 1.62 : 0.72), y - 0.82);
  RAINBOW.forEach((band, n) => {
    const d = Math.abs(arch - 0.34 - n * 0.062);
    colour = between(colour, band, 0.82 * clamp((0.027 - d) * 260));
  });
  const first = 0.76 - 0.08 * Math.sin(x * 3.1 + 0.4);
  const second = 0.83 - 0.06 * Math.sin(x * 4.4 + 2.3);
  colour = between(colour, HILLS[0], clamp((y - first) * 260));
  return between(colour, HILLS[1], clamp((y - second) * 260));
}

/** A cube of painted wood: its front, a lit top and the shadow it throws. */
function drawBlock(canvas: Canvas, cx: number, bottom: number, size: number, colour: string) {
  const { w, h } = canvas;
  const side = size * unitOf(canvas);
  const x0 = cx * w - side / 2;
  const y1 = bottom * h;
  castShadow(canvas, boxCoverage(x0, y1 - side * 0.16, x0 + side, y1 + side * 0.03), {
    dx: size * 0.16,
    dy: 3,
    soft: size * 0.07,
    strength: 0.6,
  });
  const base = parseHex(colour);
  const lip = side * 0.16;
  fillBox(canvas, [x0 / w, (y1 - side - lip) / h, (x0 + side) / w, (y1 - side) / h], () =>
    scaled(base, 1.14),
  );
  fillBox(canvas, [x0 / w, (y1 - side) / h, (x0 + side) / w, y1 / h], (u, v) => {
    const edge = Math.min(u, v, 1 - u, 1 - v);
    const round = edge < 0.035 ? (u < 0.5 && v < 0.5 ? 1.06 : 0.92) : 1;
    return scaled(base, (0.98 - 0.12 * u - 0.06 * v) * round);
  });
}

function drawBlocks(canvas: Canvas, seed: number, clear: number, floor: number) {
  const at = (n: number) => BLOCKS[(seed + n) % BLOCKS.length];
  const unit = unitOf(canvas);
  const wide = (px: number) => (px * unit) / canvas.w;
  const tall = (px: number) => (px * unit) / canvas.h;
  const left = clear ? clear - 0.005 : 0.1;
  const y = Math.min(0.985, floor + 0.035);
  drawBlock(canvas, left, y, 62, at(0));
  drawBlock(canvas, left + wide(66), y, 62, at(1));
  drawBlock(canvas, left + wide(30), y - tall(62), 62, at(2));
  const right = 0.93;
  drawBlock(canvas, right, y + 0.005, 62, at(3));
  drawBlock(canvas, right + wide(8), y - tall(62) + 0.005, 54, at(4));
}

function drawInterior(w: number, h: number, { seed, clear, floor = 0.91 }: Setting): Canvas {
  const canvas = blank(w, h, LIGHT);
  const ratio = w / h;
  const brush = grain(canvas, seed, [
    [3, 3, 0.005],
    [8, 60, 0.009],
    [120, 120, 0.014],
  ]);
  const boards = woodGrain(canvas, seed, true);
  paint(canvas, (x, y, i) => {
    const s = 1 - smoothstep(0.2, 1.3, Math.hypot(x - 0.2, y - 0.1));
    canvas.sun[i] = s;
    if (y > floor) {
      const plank = nearLine(y, 0.05, floor) * 0.05 < 0.0016 ? 0.86 : 1;
      return scaled(BIRCH, (0.95 + 0.06 * s + boards(i) * 0.7) * plank);
    }
    return scaled(painted(x * ratio, y, clear * ratio), 0.95 + 0.07 * s + brush(i));
  });
  fillBox(canvas, [0, floor - 0.028, 1, floor], (_u, v) =>
    scaled(parseHex('#f7f2e8'), 0.99 - 0.06 * v),
  );
  shadeCorner(canvas, floor, 0.14);
  drawBlocks(canvas, seed, clear, floor);
  return canvas;
}

function drawTable(w: number, h: number, { seed }: Setting): Canvas {
  const canvas = blank(w, h, LIGHT);
  const boards = woodGrain(canvas, seed, true);
  paint(canvas, (x, y, i) => {
    const s = 1 - smoothstep(0.2, 1.3, Math.hypot(x - 0.2, y - 0.1));
    canvas.sun[i] = s;
    const plank = nearLine(y, 0.27, 0.1) * 0.27 < 0.0018 ? 0.84 : 1;
    return scaled(BIRCH, (0.95 + 0.08 * s + boards(i) * 0.8) * plank);
  });
  drawBlock(canvas, 0.085, 0.965, 78, BLOCKS[seed % 5]);
  drawBlock(canvas, 0.93, 0.105, 70, BLOCKS[(seed + 2) % 5]);
  return canvas;
}

/** A painted wall, a birch floor and wooden blocks. */
export const playroom: Interior = {
  rail: '#b9905f',
  plinth: '#e0b45a',
  tray: '#f2ebdd',
  drawInterior,
  drawTable,
};
