import { clamp } from '../../engine/maths.ts';
import { type Canvas, fillBox, parseHex } from '../canvas.ts';
import { castShadow, grain, scaled } from './surfaces.ts';

/**
 * A pale wall in front of a dark interior, at the left of a wide banner: its text is read on it.
 */
export function drawPier(canvas: Canvas, end: number, colour: string, seed: number) {
  const { w } = canvas;
  const plaster = grain(canvas, seed, [
    [3, 3, 0.005],
    [14, 40, 0.01],
    [120, 120, 0.016],
  ]);
  const base = parseHex(colour);
  const edge = end * w;
  castShadow(canvas, (x) => clamp(edge - x + 0.5), { dx: 26, dy: 0, soft: 22, strength: 0.55 });
  fillBox(canvas, [-0.01, 0, end, 1], (u, v, i) => {
    const side = u > 1 - 0.012 / end ? 0.86 : 1;
    return scaled(base, (0.975 + 0.05 * u - 0.03 * v + plaster(i)) * side);
  });
}
