import { createRandom } from '../engine/random.ts';

export interface DrapeOptions {
  folds?: number;
  depth?: number;
  /** Where the folds start, as a share of the height. */
  from?: number;
  power?: number;
  width?: number;
  sway?: number;
}

/** A height field of folds that start at a seam and deepen towards the hem. */
export function createDrapeField(seed: string | number, options: DrapeOptions = {}) {
  const { folds = 7, depth = 12, from = 0.15, power = 1.2, width = 0.05, sway = 0.04 } = options;
  const rng = createRandom(`drape ${seed}`);
  const each = Array.from({ length: folds }, (_, i) => ({
    at: (i + 0.5 + rng.between(-0.32, 0.32)) / folds,
    depth: depth * rng.between(0.5, 1.15) * (i % 2 ? -0.55 : 1),
    width: width * rng.between(0.7, 1.35),
    from: from * rng.between(0.2, 1.7),
    sway: rng.between(-sway, sway),
    phase: rng.between(0, 6),
  }));
  return (u: number, v: number) => {
    let height = 0;
    for (const f of each) {
      if (v <= f.from) continue;
      const k = ((v - f.from) / (1 - f.from)) ** power;
      const middle = f.at + f.sway * Math.sin(v * 3.2 + f.phase);
      const d = (u - middle) / (f.width * (0.7 + 0.5 * v));
      height += f.depth * k * Math.exp(-d * d);
    }
    return height;
  };
}
