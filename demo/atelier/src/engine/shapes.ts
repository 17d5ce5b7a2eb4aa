import { type Path, type Point, spline } from './path.ts';

export function ellipse(cx: number, cy: number, rx: number, ry = rx, turn = 0, n = 40): Point[] {
  return Array.from({ length: n }, (_, i) => {
    const angle = (i / n) * Math.PI * 2;
    const x = Math.cos(angle) * rx;
    const y = Math.sin(angle) * ry;
    return [
      cx + x * Math.cos(turn) - y * Math.sin(turn),
      cy + x * Math.sin(turn) + y * Math.cos(turn),
    ] as const;
  });
}

/** A rectangle with rounded corners, as a polygon. */
export function rounded(x: number, y: number, w: number, h: number, radius: number): Point[] {
  const r = Math.min(radius, w / 2, h / 2);
  const corners = [
    [x + w - r, y + r, -90],
    [x + w - r, y + h - r, 0],
    [x + r, y + h - r, 90],
    [x + r, y + r, 180],
  ] as const;
  const steps = 6;
  return corners.flatMap(([cx, cy, from]) =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const angle = ((from + (90 * i) / steps) * Math.PI) / 180;
      return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r, true];
    }),
  );
}

/** A strip of constant or varying width along a line, as a polygon. */
export function ribbon(line: Path, width: number | ((t: number) => number), steps = 14): Point[] {
  const c = spline(line, false, steps);
  const last = c.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  c.forEach(([x, y], i) => {
    const a = c[Math.max(0, i - 1)];
    const b = c[Math.min(last, i + 1)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = (typeof width === 'function' ? width(i / last) : width) / 2;
    const nx = (-(b[1] - a[1]) / length) * half;
    const ny = ((b[0] - a[0]) / length) * half;
    left.push([x + nx, y + ny, true]);
    right.push([x - nx, y - ny, true]);
  });
  return [...left, ...right.reverse()];
}
