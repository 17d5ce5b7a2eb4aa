import { random } from './random.ts';

const TABLE = new Float32Array(65536);
const next = random('noise');
for (let i = 0; i < TABLE.length; i++) TABLE[i] = next();

/** A fixed random value for a whole-numbered cell. */
export const hash = (x: number, y: number) =>
  TABLE[((x & 255) + ((y & 255) << 8) + ((x >> 8) * 7919 + (y >> 8) * 104729)) & 65535];

/** Smooth value noise in 0..1. */
export function noise(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let fx = x - column;
  let fy = y - row;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  const a = hash(column, row);
  const b = hash(column + 1, row);
  const c = hash(column, row + 1);
  const d = hash(column + 1, row + 1);
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
}

/** Several octaves of noise, still in 0..1. */
export function cloud(x: number, y: number, octaves = 3): number {
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

/** How far the second nearest of scattered seeds is beyond the nearest: pebbles, grain, scales. */
export function pebble(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  let nearest = 9;
  let second = 9;
  for (let j = row - 1; j <= row + 1; j++) {
    for (let i = column - 1; i <= column + 1; i++) {
      const dx = i + hash(i, j) - x;
      const dy = j + hash(i + 57, j + 131) - y;
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
