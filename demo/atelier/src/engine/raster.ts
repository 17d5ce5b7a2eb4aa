import type { Path, Point } from './path.ts';

function clip(polygon: Path, limit: number, keep: (x: number) => boolean): Point[] {
  return polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length];
    const kept: Point[] = keep(p[0]) ? [p] : [];
    if (keep(p[0]) !== keep(q[0])) {
      const t = (limit - p[0]) / (q[0] - p[0]);
      kept.push([limit, p[1] + (q[1] - p[1]) * t]);
    }
    return kept;
  });
}

/** Adds the signed area to the right of an edge to each pixel of a row. */
function cover(cells: Float32Array, row: number, from: number, to: number, d: number) {
  const x0 = Math.min(from, to);
  const x1 = Math.max(from, to);
  const first = Math.floor(x0);
  const end = Math.ceil(x1);
  const at = row + first;
  if (end <= first + 1) {
    const middle = 0.5 * (from + to) - first;
    cells[at] += d - d * middle;
    cells[at + 1] += d * middle;
    return;
  }
  const slope = 1 / (x1 - x0);
  const head = 0.5 * slope * (1 - (x0 - first)) ** 2;
  const tail = 0.5 * slope * (x1 - end + 1) ** 2;
  cells[at] += d * head;
  if (end === first + 2) {
    cells[at + 1] += d * (1 - head - tail);
  } else {
    const second = slope * (1.5 - (x0 - first));
    cells[at + 1] += d * (second - head);
    for (let x = first + 2; x < end - 1; x++) cells[row + x] += d * slope;
    cells[row + end - 1] += d * (1 - (second + (end - first - 3) * slope) - tail);
  }
  cells[row + end] += d * tail;
}

function walkEdge(cells: Float32Array, w: number, h: number, a: Point, b: Point) {
  if (a[1] === b[1]) return;
  const direction = a[1] > b[1] ? -1 : 1;
  const [p, q] = direction < 0 ? [b, a] : [a, b];
  const dxdy = (q[0] - p[0]) / (q[1] - p[1]);
  let x = p[1] < 0 ? p[0] - p[1] * dxdy : p[0];
  const bottom = Math.min(h, Math.ceil(q[1]));
  for (let y = Math.max(0, Math.floor(p[1])); y < bottom; y++) {
    const dy = Math.min(y + 1, q[1]) - Math.max(y, p[1]);
    const next = x + dxdy * dy;
    cover(cells, y * w, x, next, dy * direction);
    x = next;
  }
}

/** The exact area coverage of a polygon per pixel, 0..1, so that edges need no supersampling. */
export function coverage(polygon: Path, w: number, h: number): Float32Array {
  const cells = new Float32Array(w * h + 4);
  const right = w - 1.02;
  const inside = clip(
    clip(polygon, 0.01, (x) => x >= 0.01),
    right,
    (x) => x <= right,
  );
  if (inside.length < 3) return cells;
  inside.forEach((p, i) => {
    walkEdge(cells, w, h, p, inside[(i + 1) % inside.length]);
  });
  for (let y = 0; y < h; y++) {
    let sum = 0;
    for (let i = y * w; i < (y + 1) * w; i++) {
      sum += cells[i];
      cells[i] = Math.min(1, Math.abs(sum));
    }
  }
  return cells;
}
