const DIAGONAL = Math.SQRT2;
const FAR = 1e6;

/**
 * The distance of each covered pixel to the outside, in pixels, by a two-pass chamfer transform.
 */
export function computeInnerDistance(mask: Float32Array, w: number, h: number): Float32Array {
  const out = new Float32Array(w * h);
  for (let i = 0; i < w * h; i++) out[i] = mask[i] >= 0.5 ? FAR : 0;
  const relax = (i: number, x: number, step: -1 | 1, row: boolean) => {
    let d = out[i];
    const side = step < 0 ? x > 0 : x < w - 1;
    const other = step < 0 ? x < w - 1 : x > 0;
    const next = i + step * w;
    if (side) d = Math.min(d, out[i + step] + 1);
    if (row) {
      d = Math.min(d, out[next] + 1);
      if (side) d = Math.min(d, out[next + step] + DIAGONAL);
      if (other) d = Math.min(d, out[next - step] + DIAGONAL);
    }
    out[i] = d;
  };
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) if (out[y * w + x]) relax(y * w + x, x, -1, y > 0);
  }
  for (let y = h - 1; y >= 0; y--) {
    for (let x = w - 1; x >= 0; x--) if (out[y * w + x]) relax(y * w + x, x, 1, y < h - 1);
  }
  return out;
}
