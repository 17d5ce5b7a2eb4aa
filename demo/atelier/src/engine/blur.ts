function blurRows(from: Float32Array, to: Float32Array, w: number, h: number, r: number) {
  const k = 1 / (2 * r + 1);
  for (let y = 0; y < h; y++) {
    const row = y * w;
    let sum = from[row] * (r + 1);
    for (let i = 1; i <= r; i++) sum += from[row + Math.min(i, w - 1)];
    to[row] = sum * k;
    for (let x = 1; x < w; x++) {
      sum += from[row + Math.min(x + r, w - 1)] - from[row + Math.max(x - r - 1, 0)];
      to[row + x] = sum * k;
    }
  }
}

function blurColumns(from: Float32Array, to: Float32Array, w: number, h: number, r: number) {
  const k = 1 / (2 * r + 1);
  const sums = new Float32Array(w);
  for (let x = 0; x < w; x++) {
    let sum = from[x] * (r + 1);
    for (let i = 1; i <= r; i++) sum += from[Math.min(i, h - 1) * w + x];
    sums[x] = sum;
    to[x] = sum * k;
  }
  for (let y = 1; y < h; y++) {
    const entering = Math.min(y + r, h - 1) * w;
    const leaving = Math.max(y - r - 1, 0) * w;
    for (let x = 0; x < w; x++) {
      sums[x] += from[entering + x] - from[leaving + x];
      to[y * w + x] = sums[x] * k;
    }
  }
}

/** Repeated box blur, close to a Gaussian after three passes; radii in pixels. */
export function blur(
  plane: Float32Array,
  w: number,
  h: number,
  radius: number,
  passes = 3,
  radiusDown = radius,
): Float32Array {
  const out = plane.slice(0, w * h);
  const r = Math.max(0, Math.round(radius));
  if (r < 1) return out;
  const down = radiusDown === radius ? r : Math.max(1, Math.round(radiusDown));
  const scratch = new Float32Array(w * h);
  for (let pass = 0; pass < passes; pass++) {
    blurRows(out, scratch, w, h, r);
    blurColumns(scratch, out, w, h, down);
  }
  return out;
}
