import { clamp, smoothstep } from '../../engine/maths.ts';
import { blank, type Canvas, type InteriorLight, paint, parseHex } from '../canvas.ts';
import type { Interior, Setting } from './interior.ts';
import { SKYLIGHT } from './lights.ts';
import { between, grain, nearLine, scaled, shadeCorner } from './surfaces.ts';

const LIGHT: InteriorLight = {
  garments: SKYLIGHT,
  tone: [1.005, 1, 0.985],
  base: 0.84,
  gain: 0.25,
  shadow: { x: 0.35, y: 1.5, strength: 1, blur: 1.3 },
};
const STONE = parseHex('#d4cab9');
const FLOOR = parseHex('#bfb4a2');

/** The courses of the stone: each block has its own tone, and a joint around it. */
function blocks(x: number, y: number, ratio: number): { tone: number; joint: number } {
  const [tall, wide] = [0.155, 0.42 / ratio];
  const course = Math.floor(y / tall);
  const shift = course % 2 ? 0.5 : 0.14;
  const column = Math.floor(x / wide + shift);
  const tone = ((Math.abs(Math.sin(course * 12.9 + column * 78.2)) * 4375.5) % 1) - 0.5;
  const dx = nearLine(x / wide + shift, 1) * wide * ratio;
  const dy = nearLine(y, tall) * tall;
  const d = Math.min(dx, dy);
  return { tone: tone * 0.045, joint: d < 0.0022 ? 0.86 : d < 0.0042 ? 1.03 : 1 };
}

/** The light falls as a slanted sheet from an opening in the ceiling. */
function skylight(x: number, y: number, clear: number): number {
  const half = clear ? 0.24 : 0.3;
  const across = x - (clear ? clear + 0.16 : 0.3) - y * (clear ? 0.14 : 0.2);
  const sheet =
    smoothstep(-half, -half + 0.13, across) * (1 - smoothstep(half - 0.04, half + 0.06, across));
  return sheet * (1 - 0.45 * y) * smoothstep(-0.25, 0.1, y);
}

function drawInterior(w: number, h: number, { seed, clear, floor = 0.92 }: Setting): Canvas {
  const canvas = blank(w, h, LIGHT);
  const fine = grain(canvas, seed, [
    [2, 2, 0.014],
    [9, 26, 0.014],
    [110, 160, 0.02],
  ]);
  const ratio = w / h;
  paint(canvas, (x, y, i) => {
    const lit = skylight(x, Math.min(y, floor), clear);
    const s = clamp(y > floor ? lit * 0.6 : lit);
    canvas.sun[i] = s;
    const top = 0.06 * (1 - smoothstep(0, 0.24, y));
    if (y > floor) {
      const depth = (y - floor) / (1 - floor + 1e-6);
      const mirror = 0.1 * (1 - depth) * skylight(x, 2 * floor - y, clear);
      return scaled(FLOOR, 0.88 + 0.2 * s + mirror + 0.08 * depth + fine(i) * 0.6);
    }
    const { tone, joint } = blocks(x, y, ratio);
    const pale = clear && 0.14 * (1 - smoothstep(clear - 0.08, clear + 0.1, x));
    const k = (0.91 + pale + 0.22 * s + top - 0.05 * y + tone + fine(i)) * joint;
    return [STONE[0] * k * (1 + 0.02 * s), STONE[1] * k, STONE[2] * k * (1 - 0.02 * s)];
  });
  shadeCorner(canvas, floor, 0.24);
  return canvas;
}

function drawTable(w: number, h: number, { seed, clear }: Setting): Canvas {
  const canvas = blank(w, h, LIGHT);
  const bend = grain(canvas, seed, [
    [90, 90, 1],
    [24, 24, 0.3],
  ]);
  const cloud = grain(canvas, seed + 1, [[60, 80, 0.02]]);
  const marble = parseHex('#d9d2c6');
  const vein = parseHex('#a2968a');
  paint(canvas, (x, y, i) => {
    const lit = skylight(x, y * 0.7, 0);
    canvas.sun[i] = lit;
    const at = Math.abs(Math.sin((x * 1.5 + y * 1.1) * 5 + bend(i) * 1.05));
    const thin = Math.exp(-at * 26) * (0.3 + 0.5 * clamp(0.5 + bend(i) * 0.4));
    return scaled(
      between(marble, vein, thin),
      (clear ? 0.95 : 0.88) + 0.17 * lit * (clear ? 0.5 : 1) + cloud(i),
    );
  });
  return canvas;
}

/** Courses of pale stone under a skylight. */
export const gallery: Interior = {
  rail: '#4c4740',
  plinth: '#cdc3b2',
  tray: '#5c554c',
  drawInterior,
  drawTable,
};
