import { clamp, smoothstep } from '../../engine/maths.ts';
import {
  blank,
  type Canvas,
  type DisplayColour,
  type InteriorLight,
  paint,
  parseHex,
} from '../canvas.ts';
import type { Interior, Setting } from './interior.ts';
import { LAMP } from './lights.ts';
import { drawPier } from './pier.ts';
import { between, glow, grain, nearLine, scaled, shadeCorner } from './surfaces.ts';

const LIGHT: InteriorLight = {
  garments: LAMP,
  tone: [1.04, 0.99, 0.93],
  base: 0.84,
  gain: 0.28,
  shadow: { x: 0.9, y: 1.1, strength: 1.3, blur: 1.2 },
};
const LACQUER = parseHex('#8c211c');
const GILT = parseHex('#c79a55');
const FLOOR = parseHex('#3a1a17');
/** The share of the image height below which the lower panels begin. */
const DADO = 0.72;

/** A gilt line inside each lacquered panel. */
function panelLine(x: number, y: number, ratio: number): number {
  const wide = 0.46;
  const dx = nearLine(x * ratio, wide, wide * 0.42) * wide;
  const dy = Math.min(Math.abs(y - 0.055), Math.abs(y - DADO));
  const inX = dx > 0.03;
  const inY = y > 0.085 && y < DADO - 0.03;
  const onX = Math.abs(dx - 0.03) < 0.0019 && y > 0.083 && y < DADO - 0.028;
  const onY = inX && (Math.abs(y - 0.085) < 0.0019 || Math.abs(y - DADO + 0.03) < 0.0019);
  if (onX || onY) return 2;
  if (dx < 0.0024 || dy < 0.002) return 0.55;
  return inX && inY ? 1 : 0.94;
}

function drawInterior(w: number, h: number, { seed, clear, floor = 0.92 }: Setting): Canvas {
  const canvas = blank(w, h, LIGHT);
  const ratio = w / h;
  const wave = grain(canvas, seed, [[160, 34, 1]]);
  const cx = clear ? clear + (1 - clear) * 0.36 : 0.36;
  paint(canvas, (x, y, i): DisplayColour => {
    const s = glow(x, y, cx, 0.3, 0.5 / ratio, 0.5);
    canvas.sun[i] = s;
    // Lacquer mirrors the lamps as soft bands that waver.
    const band =
      smoothstep(0.45, 1, Math.sin(x * ratio * 7.5 + wave(i) * 0.16 + seed)) * (1 - 0.5 * y);
    if (y > floor) {
      const depth = (y - floor) / (1 - floor + 1e-6);
      return between(scaled(FLOOR, 0.7 + 0.6 * s), LACQUER, 0.35 * (1 - depth) * (0.4 + s));
    }
    const line = panelLine(x - clear, y, ratio);
    if (line === 2) return scaled(GILT, 0.62 + 0.5 * s);
    const k = (0.56 + 0.62 * s) * line;
    const shine = 0.075 * band * (0.3 + 0.9 * s);
    return [LACQUER[0] * k + shine, LACQUER[1] * k + shine * 0.62, LACQUER[2] * k + shine * 0.5];
  });
  shadeCorner(canvas, floor, 0.35);
  if (clear) drawPier(canvas, clear, '#ead9c3', seed);
  return canvas;
}

function drawTable(w: number, h: number, { seed }: Setting): Canvas {
  const canvas = blank(w, h, LIGHT);
  const wave = grain(canvas, seed, [[60, 220, 1]]);
  paint(canvas, (x, y, i) => {
    const s = glow(x, y, 0.32, 0.22, 0.6, 0.6);
    canvas.sun[i] = clamp(s);
    const shine = 0.1 * smoothstep(0.3, 1, Math.sin((x * 0.6 + y) * 6 + wave(i) * 0.3));
    const k = 0.6 + 0.5 * s;
    return [
      LACQUER[0] * k + shine * s,
      LACQUER[1] * k + shine * s * 0.7,
      LACQUER[2] * k + shine * s * 0.6,
    ];
  });
  return canvas;
}

/** Red lacquer and gilt lines in the evening. */
export const salon: Interior = {
  rail: '#c79a55',
  plinth: '#4a1512',
  tray: '#211312',
  drawInterior,
  drawTable,
};
