import { boxAround } from './folds.ts';
import { clamp, smoothstep } from './maths.ts';
import type { Line } from './part.ts';
import type { Patch } from './patch.ts';
import { spline } from './path.ts';

/** The touched pixels of a line and its strength in each. */
interface Mark {
  touched: number[];
  strength: Float32Array;
}

/** 1 within a stitch, 0 in the gap after it. */
function dashed(dash: readonly [number, number], at: number, soft: number): number {
  const s = at % (dash[0] + dash[1]);
  return smoothstep(0, soft, s) * (1 - smoothstep(dash[0] - soft, dash[0] + soft, s));
}

/** Keeps the maximum per pixel, so that joints between segments do not show. */
function touch(mark: Mark, i: number, strength: number) {
  if (strength <= mark.strength[i]) return;
  if (!mark.strength[i]) mark.touched.push(i);
  mark.strength[i] = strength;
}

function trace(line: Line, patch: Patch): Mark {
  const { scale, w, h } = patch;
  const points = patch.toPixels(spline(line.line, line.closed ?? false, 10));
  if (line.closed) points.push(points[0]);
  const half = Math.max(0.45, (line.width * scale) / 2);
  const soft = Math.max(0.6, (line.soft ?? 0) * scale);
  const reach = half + soft + 1;
  const mark: Mark = { touched: [], strength: new Float32Array(w * h) };
  let run = 0;
  for (let k = 0; k < points.length - 1; k++) {
    const [px, py] = points[k];
    const dx = points[k + 1][0] - px;
    const dy = points[k + 1][1] - py;
    const length = Math.hypot(dx, dy);
    if (length < 1e-6) continue;
    const box = boxAround([points[k], points[k + 1]], reach, w, h);
    for (let y = box.y; y < box.y + box.h; y++) {
      for (let x = box.x; x < box.x + box.w; x++) {
        const ex = x + 0.5 - px;
        const ey = y + 0.5 - py;
        const t = clamp((ex * dx + ey * dy) / (length * length));
        const d = Math.hypot(ex - t * dx, ey - t * dy);
        const on = line.dash ? dashed(line.dash, (run + t * length) / scale, 0.7 / scale) : 1;
        touch(mark, y * w + x, on * (1 - smoothstep(half - soft * 0.5, half + soft * 0.5, d)));
      }
    }
    run += length;
  }
  return mark;
}

/** Adds a seam, stitch or printed line to the relief and the colour. */
export function addLine(relief: Float32Array, colour: Float32Array, patch: Patch, line: Line) {
  const { touched, strength } = trace(line, patch);
  const hairline = Math.min(1, (line.width * patch.scale) / 2 / 0.45);
  const opacity = (line.opacity ?? 1) * hairline;
  for (const i of touched) {
    const k = strength[i] * opacity;
    for (let c = 0; c < 3; c++) {
      if (line.colour) colour[i * 3 + c] += (line.colour[c] - colour[i * 3 + c]) * k;
      if (line.tone) colour[i * 3 + c] *= 1 + (line.tone - 1) * k;
    }
    if (line.height) relief[i] += line.height * strength[i];
  }
}
