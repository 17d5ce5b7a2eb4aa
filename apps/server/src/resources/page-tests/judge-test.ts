import type { PageTestCounts } from '@vitrine/contract/admin';
import {
  type Arm,
  differenceInterval,
  differenceP,
  type Proportion,
  rateInterval,
  rateOf,
  SIGNIFICANT_P,
  SUSPICIOUS_P,
  splitP,
} from '@vitrine/kit';

const PERCENT = 100;

interface Plan {
  readonly plannedSample: number;
  /** In per cent. */
  readonly shareOfB: number;
}

/**
 * What the counts say. Before both arms have the planned sample nothing is decided, because a difference that is looked
 * for every day is found sooner or later by chance; and never while the sessions are divided as by no chance.
 */
function decide(
  a: Proportion,
  b: Proportion,
  { plannedSample }: Plan,
  { pValue, isSuspicious }: { pValue: number; isSuspicious: boolean },
): PageTestCounts['verdict'] {
  if (isSuspicious) return 'split-suspicious';
  if (Math.min(a.sessions, b.sessions) < plannedSample) return 'provisional';
  if (pValue >= SIGNIFICANT_P) return 'no-difference';
  return rateOf(b) > rateOf(a) ? 'b-wins' : 'a-wins';
}

const toArm = (arm: Arm, counts: Proportion) => ({
  arm,
  ...counts,
  rate: rateOf(counts),
  ...rateInterval(counts),
});

/** The counts of a test with their confidence, and what they say. */
export function judgeTest(
  a: Proportion,
  b: Proportion,
  plan: Plan,
): Omit<PageTestCounts, 'countedAt'> {
  const splitValue = splitP(a.sessions, b.sessions, plan.shareOfB / PERCENT);
  const isSuspicious = splitValue < SUSPICIOUS_P;
  const pValue = Math.min(a.sessions, b.sessions) === 0 ? 1 : differenceP(a, b);
  return {
    arms: [toArm('a', a), toArm('b', b)],
    difference: { value: rateOf(b) - rateOf(a), ...differenceInterval(a, b), pValue },
    split: { pValue: splitValue, isSuspicious },
    verdict: decide(a, b, plan, { pValue, isSuspicious }),
  };
}
