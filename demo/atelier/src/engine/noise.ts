import { createRandom } from './random.ts';

const TABLE = new Float32Array(65536);
const next = createRandom('noise');
for (let i = 0; i < TABLE.length; i++) TABLE[i] = next();

/** A fixed random value for an integer cell. */
export const hashCell = (x: number, y: number) =>
  TABLE[((x & 255) + ((y & 255) << 8) + ((x >> 8) * 7919 + (y >> 8) * 104729)) & 65535];

/** Value noise in 0..1. */
export function noise(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let fx = x - column;
  let fy = y - row;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  const a = hashCell(column, row);
  const b = hashCell(column + 1, row);
  const c = hashCell(column, row + 1);
  const d = hashCell(column + 1, row + 1);
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
}

/** Fractal noise of several octaves in 0..1. */
export function fractalNoise(x: number, y: number, octaves = 3): number {
  let sum = 0;
  let total = 0;
  let weight = 0.5;
  let u = x;
  let v = y;
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(u, v);
    total += weight;
    u = u * 2.03 + 17.1;
    v = v * 2.03 + 5.7;
    weight *= 0.5;
  }
  return sum / total;
}

/**
 * Cellular noise: the distance to the second nearest seed minus that to the nearest, for pebbles,
 * grain and scales.
 */
export function cellularNoise(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let nearest = 9;
  let second = 9;
  for (let j = row - 1; j <= row + 1; j++) {
    for (let i = column - 1; i <= column + 1; i++) {
      const dx = i + hashCell(i, j) - x;
      const dy = j + hashCell(i + 57, j + 131) - y;
      const d = dx * dx + dy * dy;
      if (d < nearest) {
        second = nearest;
        nearest = d;
      } else if (d < second) {
        second = d;
      }
    }
  }
  return Math.sqrt(second) - Math.sqrt(nearest);
}
