import type { Part } from '../../engine/part.ts';
import { type Path, spline } from '../../engine/path.ts';

/** The bounds of one part. */
export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const polygonOf = ({ outline, polygon }: Part): Path => (polygon ? outline : spline(outline));

export function extentOf(part: Part): Extent {
  const xs = part.outline.map((p) => p[0]);
  const ys = part.outline.map((p) => p[1]);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** How far a part reaches to the right of the axis at each height. */
export interface Profile {
  top: number;
  bottom: number;
  at: (y: number) => number;
}

export function profileOf(part: Part): Profile {
  const points = polygonOf(part);
  const top = Math.min(...points.map((p) => p[1]));
  const bottom = Math.max(...points.map((p) => p[1]));
  const at = (height: number) => {
    const y = Math.min(bottom - 0.5, Math.max(top + 0.5, height));
    let reach = 0;
    points.forEach((p, i) => {
      const q = points[(i + 1) % points.length];
      if (p[1] <= y === q[1] <= y) return;
      reach = Math.max(reach, p[0] + ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]));
    });
    return reach;
  };
  return { top, bottom, at };
}

/** The part that covers the upper body: one half of an open front, or the whole front. */
export function findFront(parts: readonly Part[]): number {
  let best = -1;
  let largest = 0;
  parts.forEach((part, i) => {
    const { left, right, top, bottom } = extentOf(part);
    const area = (right - left) * (bottom - top);
    const isBody = left < -10 && right > 100 && top < 330 && bottom - top > 150;
    if (isBody && area > largest) {
      largest = area;
      best = i;
    }
  });
  return best;
}
