import { blur } from '../engine/blur.ts';
import { createRandom } from '../engine/random.ts';

const cache = new Map<string, Float32Array>();

/**
 * Random values blurred to a given size, with mean 0 and deviation 1. Cached, because walls share
 * them.
 */
export function smoothNoise(w: number, h: number, down: number, across: number, seed: number) {
  const key = [w, h, down, across, seed].join();
  const kept = cache.get(key);
  if (kept) return kept;
  const rng = createRandom(key);
  const raw = new Float32Array(w * h);
  for (let i = 0; i < raw.length; i++) raw[i] = rng() - 0.5;
  const soft = blur(raw, w, h, Math.max(1, across), 3, Math.max(1, down));
  let sum = 0;
  let squares = 0;
  for (const v of soft) {
    sum += v;
    squares += v * v;
  }
  const mean = sum / soft.length;
  const deviation = Math.sqrt(squares / soft.length - mean * mean);
  for (let i = 0; i < soft.length; i++) soft[i] = (soft[i] - mean) / deviation;
  if (cache.size > 24) cache.clear();
  cache.set(key, soft);
  return soft;
}
