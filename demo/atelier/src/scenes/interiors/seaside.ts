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
import { LOW_SUN } from './lights.ts';
import {
  between,
  boxCoverage,
  castShadow,
  frond,
  grain,
  leafCoverage,
  nearLine,
  scaled,
  shadeCorner,
} from './surfaces.ts';

const LIGHT: InteriorLight = {
  garments: LOW_SUN,
  tone: [1.03, 1, 0.95],
  base: 0.88,
  gain: 0.22,
  shadow: { x: 1.7, y: 0.5, strength: 1.05, blur: 0.9 },
};
const ZENITH = parseHex('#d7dfdc');
const LOW = parseHex('#f6e2c9');
const WATER = parseHex('#b3c6c6');
const CONCRETE = parseHex('#cbbfae');
const DECK = parseHex('#c9b79c');
/** The horizon, always above the floor. */
const horizonFor = (floor: number) => Math.min(0.62, floor - 0.13);

/** Sky and sea, pale with haze. */
function distance(y: number, horizon: number, glitter: number): DisplayColour {
  if (y < horizon) return between(ZENITH, LOW, smoothstep(0.02, horizon, y));
  const t = (y - horizon) / (1 - horizon);
  const water = between(between(LOW, WATER, 0.72), WATER, smoothstep(0, 0.25, t));
  return scaled(water, 1 + 0.05 * glitter * (1 - t));
}

/** The marks of the boards it was cast in, and the holes of their ties. */
function cast(u: number, v: number, ratio: number): number {
  const [wide, tall] = [0.52, 0.36];
  const x = u * ratio;
  const dx = nearLine(x, wide, 0.1) * wide;
  const dy = nearLine(v, tall, 0.12) * tall;
  if (Math.min(dx, dy) < 0.0022) return 0.87;
  const hole = Math.hypot(dx - 0.07, dy - 0.07);
  if (hole < 0.0085) return 0.62 + 14 * hole;
  return hole < 0.0105 ? 1.05 : 1;
}

function drawInterior(w: number, h: number, { seed, clear, floor = 0.92 }: Setting): Canvas {
  const canvas = blank(w, h, LIGHT);
  const unit = unitOf(canvas);
  const waves = grain(canvas, seed, [[2, 40, 1]]);
  const rough = grain(canvas, seed, [
    [2, 2, 0.012],
    [10, 14, 0.012],
    [110, 70, 0.024],
  ]);
  const ratio = w / h;
  const horizon = horizonFor(floor);
  paint(canvas, (_x, y, i) => distance(y, horizon, waves(i)));
  const edge = clear ? clear + 0.025 : 0.13;
  fillBox(canvas, [0, floor, 1, 1], (u, v, i) => {
    const board = nearLine(u * ratio + v * 0.02, 0.1) * 0.1 < 0.0017 ? 0.82 : 1;
    return scaled(DECK, (0.94 + 0.08 * v + rough(i)) * board);
  });
  const slab = boxCoverage(edge * w, -60, w + 60, floor * h);
  castShadow(canvas, slab, { dx: 22, dy: 16, soft: 9, strength: 0.3 });
  fillBox(canvas, [edge, -0.02, 1.02, floor], (u, v, i) => {
    // The sun rakes along the wall and fades where a neighbour shades it.
    const s = 1 - smoothstep(0.35, 0.62, u * 0.75 + (v - 0.5) * 0.55 + 0.02);
    canvas.sun[i] = s;
    const face = u * w * (1 - edge) < 9 * unit ? 1.14 : 1;
    const k = (0.84 + 0.22 * s + rough(i)) * cast(u, v, ratio * (1 - edge)) * face;
    return [CONCRETE[0] * k * (1 + 0.035 * s), CONCRETE[1] * k, CONCRETE[2] * k * (1 - 0.05 * s)];
  });
  shadeCorner(canvas, floor, 0.12);
  return canvas;
}

function drawTable(w: number, h: number, { seed }: Setting): Canvas {
  const canvas = blank(w, h, LIGHT);
  const unit = unitOf(canvas);
  const rough = grain(canvas, seed, [
    [1, 1, 0.03],
    [6, 8, 0.012],
  ]);
  const ripple = grain(canvas, seed + 2, [[50, 120, 1]]);
  const palm = leafCoverage(
    canvas,
    frond(seed, w * 1.04, h * 0.1, { reach: 560 * unit, turn: 2.6, bend: -0.5, size: 120 * unit }),
    5 * unit,
  );
  const sand = parseHex('#dcc8a6');
  paint(canvas, (x, y, i) => {
    canvas.sun[i] = clamp(1 - palm[i]);
    const wave = Math.sin((y * 1.3 + x * 0.25) * 58 + ripple(i) * 2.6);
    return scaled(sand, (0.99 + 0.028 * wave + rough(i)) * (1 - 0.22 * palm[i]));
  });
  return canvas;
}

/** A concrete wall by the sea, in the last sun. */
export const seaside: Interior = {
  rail: '#7b756b',
  plinth: '#bfb3a2',
  tray: '#efe6d6',
  drawInterior,
  drawTable,
};
