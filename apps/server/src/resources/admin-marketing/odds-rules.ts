import { ODDS_TOTAL } from '../lotteries/rules.ts';

/** Draws of the same rules with the same outcome. */
export interface DrawGroup {
  readonly rules: readonly { readonly prizeId: string; readonly odds: number }[];
  /** The prize that the roll hit; null: none. */
  readonly prizeRolled: string | null;
  readonly prizeGiven: string | null;
  readonly count: number;
}

export interface Outcome {
  readonly prizeId: string | null;
  readonly drawn: number;
  readonly given: number;
  readonly expected: number;
}

export interface OddsResult {
  readonly draws: number;
  readonly outcomes: readonly Outcome[];
  readonly statistic: number;
  readonly degreesOfFreedom: number;
  readonly criticalValue: number | null;
  readonly verdict: 'too-few-draws' | 'as-expected' | 'unlikely';
}

/**
 * The values that the statistic of kept odds exceeds once in a hundred times, by degrees of freedom from 1
 * (tables of the chi-square distribution).
 */
const CRITICAL_VALUES = [
  6.635, 9.21, 11.345, 13.277, 15.086, 16.812, 18.475, 20.09, 21.666, 23.209, 24.725, 26.217,
  27.688, 29.141, 30.578, 32, 33.409, 34.805, 36.191, 37.566, 38.932, 40.289, 41.638, 42.98, 44.314,
  45.642, 46.963, 48.278, 49.588, 50.892,
];
/** The comparison holds when each outcome is expected at least this often. */
const MIN_EXPECTED = 5;
const THOUSANDTHS = 1_000;

const NOTHING = null;

const oddsOf = ({ rules }: DrawGroup, prizeId: string | null): number => {
  if (prizeId !== NOTHING)
    return rules.reduce((sum, rule) => (rule.prizeId === prizeId ? sum + rule.odds : sum), 0);
  return ODDS_TOTAL - rules.reduce((sum, { odds }) => sum + odds, 0);
};

const sumCounts = (groups: readonly DrawGroup[]) =>
  groups.reduce((sum, { count }) => sum + count, 0);

/** The sum of the odds of all draws: a million times the expected count, without rounding. */
const sumOdds = (groups: readonly DrawGroup[], prizeId: string | null): bigint =>
  groups.reduce((sum, group) => sum + BigInt(oddsOf(group, prizeId)) * BigInt(group.count), 0n);

/** (drawn − expected)² / expected in thousandths, in whole numbers until the last division. */
function scoreInThousandths(drawn: number, odds: bigint): bigint {
  const total = BigInt(ODDS_TOTAL);
  const difference = BigInt(drawn) * total - odds;
  return (difference * difference * BigInt(THOUSANDTHS)) / (odds * total);
}

function judge(outcomes: readonly Outcome[], statistic: number, criticalValue: number | null) {
  // Something that could not be drawn was drawn.
  if (outcomes.some(({ drawn, expected }) => drawn > 0 && expected === 0)) return 'unlikely';
  const possible = outcomes.filter(({ expected }) => expected > 0);
  if (criticalValue === null || possible.some(({ expected }) => expected < MIN_EXPECTED))
    return 'too-few-draws';
  return statistic > criticalValue ? 'unlikely' : 'as-expected';
}

/** Compares what was drawn with what the odds at the time of each draw let expect. */
export function compareOdds(groups: readonly DrawGroup[]): OddsResult {
  const ids = new Set<string | null>(
    groups.flatMap(({ rules, prizeRolled, prizeGiven }) => [
      ...rules.map(({ prizeId }) => prizeId),
      prizeRolled,
      prizeGiven,
      NOTHING,
    ]),
  );
  const rated = [...ids].map((prizeId) => {
    const odds = sumOdds(groups, prizeId);
    const drawn = sumCounts(groups.filter(({ prizeRolled }) => prizeRolled === prizeId));
    const given = sumCounts(groups.filter(({ prizeGiven }) => prizeGiven === prizeId));
    const expected = Number(odds) / ODDS_TOTAL;
    const score = odds === 0n ? 0n : scoreInThousandths(drawn, odds);
    return { score, outcome: { prizeId, drawn, given, expected } };
  });
  const outcomes = rated
    .map(({ outcome }) => outcome)
    .filter(({ drawn, given, expected }) => drawn + given + expected > 0);
  const statistic = Number(rated.reduce((sum, { score }) => sum + score, 0n)) / THOUSANDTHS;
  const possible = outcomes.filter(({ expected }) => expected > 0).length;
  const degreesOfFreedom = Math.max(0, possible - 1);
  const criticalValue = CRITICAL_VALUES[degreesOfFreedom - 1] ?? null;
  return {
    draws: sumCounts(groups),
    outcomes,
    statistic,
    degreesOfFreedom,
    criticalValue,
    verdict: judge(outcomes, statistic, criticalValue),
  };
}
