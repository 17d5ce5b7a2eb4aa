/** How many of some sessions did something. */
export interface Proportion {
  readonly sessions: number;
  readonly conversions: number;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The 97.5th percentile of the normal distribution: 95 % lie between it and its negative. */
const Z_95 = 1.959963984540054;
/** The 80th percentile: how often a difference that is there shall be found. */
const Z_POWER_80 = 0.8416212335729143;
/** A result that chance alone gives more rarely than this counts as a difference. */
export const SIGNIFICANT_P = 0.05;
/** A split that chance alone gives more rarely than this has another cause. */
export const SUSPICIOUS_P = 0.001;

/** Of the Chebyshev polynomial for the complementary error function (Numerical Recipes, erfcc). */
const ERFC = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
];

/** The complementary error function of a number from 0 on, with seven right digits. */
function erfc(x: number): number {
  const t = 1 / (1 + x / 2);
  const power = ERFC.reduceRight((sum, factor) => sum * t + factor, 0);
  return t * Math.exp(power - x * x);
}

/** How often chance alone is as far from the middle as this. */
const twoSidedP = (z: number): number => Math.min(1, erfc(Math.abs(z) / Math.SQRT2));

export const rateOf = ({ sessions, conversions }: Proportion): number =>
  sessions === 0 ? 0 : conversions / sessions;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Where the true rate lies with 95 % confidence (Wilson): also right for few sessions and for a rate of 0. */
export function rateInterval(proportion: Proportion): Interval {
  const { sessions } = proportion;
  if (sessions === 0) return { low: 0, high: 1 };
  const rate = rateOf(proportion);
  const spread = Z_95 ** 2 / sessions;
  const middle = (rate + spread / 2) / (1 + spread);
  const half = (Z_95 / (1 + spread)) * Math.sqrt((rate * (1 - rate) + spread / 4) / sessions);
  return { low: clamp(middle - half), high: clamp(middle + half) };
}

/** Where the true difference of B to A lies with 95 % confidence (Newcombe's hybrid of two Wilson intervals). */
export function differenceInterval(a: Proportion, b: Proportion): Interval {
  const [ofA, ofB] = [rateInterval(a), rateInterval(b)];
  const [rateA, rateB] = [rateOf(a), rateOf(b)];
  return {
    low: rateB - rateA - Math.hypot(rateB - ofB.low, ofA.high - rateA),
    high: rateB - rateA + Math.hypot(ofB.high - rateB, rateA - ofA.low),
  };
}

/** How often chance alone gives a difference like this or a greater one (two-proportion z-test, pooled). */
export function differenceP(a: Proportion, b: Proportion): number {
  const sessions = a.sessions + b.sessions;
  const rate = (a.conversions + b.conversions) / sessions;
  const deviation = Math.sqrt(rate * (1 - rate) * (1 / a.sessions + 1 / b.sessions));
  return deviation > 0 ? twoSidedP((rateOf(b) - rateOf(a)) / deviation) : 1;
}

/** How often chance alone divides sessions as unequally as this (chi-square with one degree of freedom). */
export function splitP(sessionsOfA: number, sessionsOfB: number, shareOfB: number): number {
  const sessions = sessionsOfA + sessionsOfB;
  if (sessions === 0) return 1;
  const expected = sessions * shareOfB;
  return twoSidedP((sessionsOfB - expected) / Math.sqrt(expected * (1 - shareOfB)));
}

/**
 * The sessions that each arm needs, so that a difference of this size is found in 80 % of tests, and none is seen in
 * 95 % of tests without one. Both are shares: 0.03 and 0.006.
 */
export function neededSample(baseline: number, difference: number): number {
  const better = baseline + difference;
  const mean = (baseline + better) / 2;
  const root =
    Z_95 * Math.sqrt(2 * mean * (1 - mean)) +
    Z_POWER_80 * Math.sqrt(baseline * (1 - baseline) + better * (1 - better));
  return Math.ceil((root / difference) ** 2);
}
