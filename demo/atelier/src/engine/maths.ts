export const clamp = (x: number, low = 0, high = 1) => Math.max(low, Math.min(high, x));

export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;

/** Smoothstep: 0 before `from`, 1 after `to`. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

export const fraction = (x: number) => x - Math.floor(x);

/** Modulo that stays positive, for patterns left of the axis. */
export const wrap = (x: number, period: number) => ((x % period) + period) % period;
