import { blur } from '../../engine/blur.ts';
import { clamp } from '../../engine/maths.ts';
import { createRandom } from '../../engine/random.ts';
import { blank, type Canvas, type InteriorLight, paint, parseHex, unitOf } from '../canvas.ts';
import type { Interior, Setting } from './interior.ts';
import { OPEN_SKY } from './lights.ts';
import { between, frond, grain, type Leaf, leafCoverage, nearLine, scaled } from './surfaces.ts';

const LIGHT: InteriorLight = {
  garments: OPEN_SKY,
  tone: [1.0, 1.01, 0.985],
  base: 0.94,
  gain: 0.14,
  shadow: { x: 0.9, y: 1, strength: 0.55, blur: 1.5 },
};
const SKY = parseHex('#f1f4ea');
const HAZE = parseHex('#dde7d6');
const GREEN = parseHex('#87a383');
const DEEP = parseHex('#5f8063');
const IRON = parseHex('#fbfbf6');
const TILE = parseHex('#d8d6c6');

/** Plants outside, behind the frosted glass: only their shapes are seen. */
function plantsOutside(canvas: Canvas, seed: number, clear: number): [Float32Array, Float32Array] {
  const { w, h } = canvas;
  const unit = unitOf(canvas);
  const rng = createRandom(`plants ${seed}`);
  const near: Leaf[] = [];
  const far: Leaf[] = [];
  const from = clear * w;
  for (let n = 0; n < 9; n++) {
    const x = from + rng.between(0, 1) * (w - from);
    const y = h * rng.between(0.86, 1.05);
    const turn = -Math.PI / 2 + rng.between(-0.7, 0.7);
    const shape = { reach: rng.between(240, 420) * unit, turn, bend: rng.between(-0.9, 0.9) };
    const leaves = frond(seed + n, x, y, { ...shape, size: 90 * unit });
    (n % 2 ? near : far).push(...leaves);
  }
  return [leafCoverage(canvas, far, 18 * unit), leafCoverage(canvas, near, 8 * unit)];
}

/** The shadow of a frond that hangs inside, over the upper right. */
function hangingShadow(canvas: Canvas, seed: number): Float32Array {
  const { w, h } = canvas;
  const unit = unitOf(canvas);
  const leaves = [
    frond(seed, w * 1.02, h * 0.02, { reach: 470 * unit, turn: 2.5, bend: -0.5, size: 88 * unit }),
    frond(seed + 9, w * 0.9, -h * 0.06, {
      reach: 430 * unit,
      turn: 1.9,
      bend: 0.5,
      size: 76 * unit,
    }),
  ].flat();
  return leafCoverage(canvas, leaves, 4 * unit);
}

function drawInterior(w: number, h: number, { seed, clear, floor = 0.92 }: Setting): Canvas {
  const canvas = blank(w, h, LIGHT);
  const unit = unitOf(canvas);
  const [far, near] = plantsOutside(canvas, seed, clear);
  const shade = hangingShadow(canvas, seed);
  const cloud = grain(canvas, seed, [[140, 140, 0.5]]);
  const stone = grain(canvas, seed, [
    [3, 3, 0.008],
    [40, 60, 0.015],
  ]);
  const paneW = (245 * unit) / w;
  const paneH = (330 * unit) / h;
  const bar = 5 * unit;
  const reflection = blur(far, w, h, 26 * unit);
  paint(canvas, (x, y, i) => {
    canvas.sun[i] = 1 - 0.8 * shade[i];
    const k = 1 - 0.13 * shade[i];
    if (y > floor) {
      const joint =
        nearLine(x + (y - floor) * 0.7 * (x - 0.5), paneW * 0.8) * paneW * w < 1.6 * unit;
      const depth = (y - floor) / (1 - floor + 1e-6);
      return scaled(TILE, (0.97 + 0.06 * depth + stone(i) - (joint ? 0.06 : 0)) * k);
    }
    const dx = nearLine(x, paneW, 0.5 + clear / 4) * paneW * w;
    const dy = nearLine(y, paneH, 0.14) * paneH * h;
    const d = Math.min(dx, dy);
    if (d < bar) return scaled(IRON, (dx < dy ? 0.99 - 0.07 * (dx / bar) : 0.95) * k);
    let glass = between(SKY, HAZE, clamp(0.55 * y + 0.2 * cloud(i) + 0.1));
    glass = between(glass, GREEN, clamp(0.42 * far[i]));
    glass = between(glass, DEEP, clamp(0.46 * near[i] * (0.4 + 0.6 * y)));
    // The bars shade the glass beside them.
    return scaled(glass, (d < bar * 2 ? 0.955 : 1) * k * (1 - 0.03 * reflection[i]));
  });
  return canvas;
}

function drawTable(w: number, h: number, { seed }: Setting): Canvas {
  const canvas = blank(w, h, LIGHT);
  const shade = hangingShadow(canvas, seed);
  const stone = grain(canvas, seed, [
    [2, 2, 0.01],
    [50, 70, 0.02],
  ]);
  const base = parseHex('#dfe2d3');
  paint(canvas, (_x, y, i) => {
    canvas.sun[i] = 1 - 0.8 * shade[i];
    const slat = nearLine(y, 0.118, 0.05) * 0.118;
    const gap = slat < 0.0022 ? 0.78 : slat < 0.004 ? 1.03 : 1;
    return scaled(base, (1 + stone(i)) * gap * (1 - 0.2 * shade[i]));
  });
  return canvas;
}

/** A white glasshouse with plants outside and leaf shadows inside. */
export const glasshouse: Interior = {
  rail: '#8b9286',
  plinth: '#e6e5da',
  tray: '#f3f1e8',
  drawInterior,
  drawTable,
};
