import { computeInnerDistance } from './distance.ts';
import type { Part } from './part.ts';
import { type Path, type Point, spline } from './path.ts';
import { coverage } from './raster.ts';

export interface View {
  x: number;
  y: number;
  w: number;
  h: number;
}

/**
 * Parts are rendered this many pixels beyond the image, so that swells and shadows are complete at
 * its edge.
 */
const MARGIN = 60;

/** The pixel rectangle of one part, with its coverage mask. */
export interface Patch {
  x: number;
  y: number;
  w: number;
  h: number;
  scale: number;
  view: View;
  polygon: Path;
  top: number;
  bottom: number;
  mask: Float32Array;
  toPixels(points: Path): Point[];
  distance(): Float32Array;
}

function bounds(points: Path): [number, number, number, number] {
  let [x0, y0, x1, y1] = [1e9, 1e9, -1e9, -1e9];
  for (const [x, y] of points) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return [x0, y0, x1, y1];
}

export function createPatch(
  part: Part,
  view: View,
  scale: number,
  W: number,
  H: number,
): Patch | null {
  const drawn = (points: Path) => (part.polygon ? points : spline(points));
  const inPixels = drawn(part.outline).map(
    ([x, y]): Point => [(x - view.x) * scale, (y - view.y) * scale],
  );
  const [x0, y0, x1, y1] = bounds(inPixels);
  const pad = Math.ceil(6 + 22 * scale);
  const x = Math.max(Math.floor(x0) - pad, -MARGIN);
  const y = Math.max(Math.floor(y0) - pad, -MARGIN);
  const w = Math.min(Math.ceil(x1) + pad, W + MARGIN) - x;
  const h = Math.min(Math.ceil(y1) + pad, H + MARGIN) - y;
  if (w < 3 || h < 3) return null;
  const toPixels = (points: Path) =>
    points.map(([px, py]): Point => [(px - view.x) * scale - x, (py - view.y) * scale - y]);
  const polygon = inPixels.map(([px, py]): Point => [px - x, py - y]);
  const mask = coverage(polygon, w, h);
  for (const hole of part.cut ?? []) {
    const inside = coverage(toPixels(drawn(hole)), w, h);
    for (let i = 0; i < w * h; i++) mask[i] *= 1 - inside[i];
  }
  return {
    x,
    y,
    w,
    h,
    scale,
    view,
    polygon,
    top: y0 - y,
    bottom: y1 - y,
    mask,
    toPixels,
    distance: () => computeInnerDistance(mask, w, h),
  };
}

/** Calls back for each pixel near the part, with its position in drawing units. */
export function eachPixel(
  patch: Patch,
  margin: number,
  callback: (i: number, x: number, y: number, px: number, py: number) => void,
) {
  const { w, h, mask, scale, view } = patch;
  for (let py = 0; py < h; py++) {
    const row = py * w;
    let first = 0;
    let last = w - 1;
    while (first <= last && mask[row + first] < 0.002) first++;
    while (last >= first && mask[row + last] < 0.002) last--;
    if (first > last) continue;
    const end = Math.min(w - 1, last + margin);
    const y = view.y + (py + patch.y + 0.5) / scale;
    for (let px = Math.max(0, first - margin); px <= end; px++) {
      callback(row + px, view.x + (px + patch.x + 0.5) / scale, y, px, py);
    }
  }
}
