export interface Random {
  (): number;
  between(low: number, high: number): number;
}

/**
 * A seeded generator: the same seed gives the same numbers on every machine, so an image depends on
 * the product id only.
 */
export function createRandom(seed: string | number): Random {
  let state = 2166136261;
  for (const letter of String(seed)) {
    state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  }
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
  });
}
