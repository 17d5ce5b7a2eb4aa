import { random } from '../engine/random.ts';

export interface Drape {
  folds?: number;
  depth?: number;
  /** Where the folds begin, down the part. */
  from?: number;
  power?: number;
  width?: number;
  sway?: number;
}

/** Folds that fall from a seam and deepen towards the hem. */
export function drape(seed: string | number, options: Drape = {}) {
  const { folds = 7, depth = 12, from = 0.15, power = 1.2, width = 0.05, sway = 0.04 } = options;
  const chance = random(`drape ${seed}`);
  const each = Array.from({ length: folds }, (_, i) => ({
    at: (i + 0.5 + chance.between(-0.32, 0.32)) / folds,
    depth: depth * chance.between(0.5, 1.15) * (i % 2 ? -0.55 : 1),
    width: width * chance.between(0.7, 1.35),
    from: from * chance.between(0.2, 1.7),
    sway: chance.between(-sway, sway),
    phase: chance.between(0, 6),
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
