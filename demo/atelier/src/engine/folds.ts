import { clamp, lerp, smoothstep } from './maths.ts';
import type { Fold } from './part.ts';
import type { Patch } from './patch.ts';
import { type Path, spline } from './path.ts';

/** The pixels near a line, with their squared distance, position along it and side. */
interface Reach {
  x: number;
  y: number;
  w: number;
  h: number;
  squared: Float32Array;
  along: Float32Array;
  side: Float32Array;
}

/** The rectangle of pixels of a w by h patch near a line. */
export function boxAround(line: Path, reach: number, w: number, h: number) {
  const xs = line.map((p) => p[0]);
  const ys = line.map((p) => p[1]);
  const x = Math.max(0, Math.floor(Math.min(...xs) - reach));
  const y = Math.max(0, Math.floor(Math.min(...ys) - reach));
  return {
    x,
    y,
    w: Math.min(w, Math.ceil(Math.max(...xs) + reach)) - x,
    h: Math.min(h, Math.ceil(Math.max(...ys) + reach)) - y,
  };
}

function measure(line: Path, reach: number, patch: Patch): Reach | null {
  const box = boxAround(line, reach, patch.w, patch.h);
  if (box.w < 1 || box.h < 1) return null;
  const n = box.w * box.h;
  const squared = new Float32Array(n).fill(1e9);
  const along = new Float32Array(n);
  const side = new Float32Array(n);
  const segments = line.length - 1;
  for (let k = 0; k < segments; k++) {
    const p = line[k];
    const q = line[k + 1];
    const dx = q[0] - p[0];
    const dy = q[1] - p[1];
    const length = dx * dx + dy * dy || 1e-6;
    const part = boxAround([p, q], reach, patch.w, patch.h);
    for (let y = part.y; y < part.y + part.h; y++) {
      for (let x = part.x; x < part.x + part.w; x++) {
        const ex = x + 0.5 - p[0];
        const ey = y + 0.5 - p[1];
        const t = clamp((ex * dx + ey * dy) / length);
        const d = (ex - t * dx) ** 2 + (ey - t * dy) ** 2;
        const i = (y - box.y) * box.w + x - box.x;
        if (d < squared[i]) {
          squared[i] = d;
          along[i] = (k + t) / segments;
          side[i] = ex * dy - ey * dx;
        }
      }
    }
  }
  return { ...box, squared, along, side };
}

function strength(t: number, rise: number, fall: number): number {
  const in_ = rise && t < rise ? smoothstep(0, rise, t) : 1;
  return fall && t > 1 - fall ? in_ * smoothstep(0, fall, 1 - t) : in_;
}

/** Adds a ridge with tapered ends along the line of the fold. */
export function addFold(height: Float32Array, patch: Patch, fold: Fold, drape: number) {
  const { lean = 0, rise = 0.3, fall = 0.5, grow = 0 } = fold;
  const width = fold.width * patch.scale;
  const limit = width * 2.6 * (1 + Math.abs(lean));
  const reach = measure(patch.toPixels(spline(fold.line, false, 8)), limit, patch);
  if (!reach) return;
  for (let y = 0; y < reach.h; y++) {
    for (let x = 0; x < reach.w; x++) {
      const i = y * reach.w + x;
      if (reach.squared[i] > limit * limit) continue;
      const t = reach.along[i];
      const k = strength(t, rise, fall);
      if (k <= 0) continue;
      const side = reach.side[i] > 0 ? 1 + lean : 1 - lean;
      const ww = width * (grow ? lerp(1 - grow, 1 + grow, t) : 1) * side;
      const ridge = Math.exp((-1.6 * reach.squared[i]) / (ww * ww));
      height[(y + reach.y) * patch.w + x + reach.x] += fold.height * drape * k * ridge;
    }
  }
}
