import type { PageTest, PageTestCounts } from '@vitrine/contract/admin';
import { formatMessage, type Language } from '@vitrine/kit';
import type { testMessages } from './messages.ts';

export type TestTexts = (typeof testMessages)[Language];
type Plan = Pick<PageTest, 'plannedSample' | 'shareOfB'>;

interface NumberFormat {
  number(value: number): string;
  percent(share: number): string;
}

const POINTS = 100;
const DECIMALS = 100;
/** Below it a p-value is only called rare. */
const RARE_P = 0.001;
/** Differences that are shown as zero. */
const NO_POINTS = 0.005;

/** A difference of rates in percentage points. */
const toPoints = (difference: number): number =>
  Math.round(difference * POINTS * DECIMALS) / DECIMALS;

/** How B compares with A so far, in a sentence that names no winner. */
function describeDifference(
  { difference: { value, low, high } }: PageTestCounts,
  texts: TestTexts,
  { number }: NumberFormat,
): string {
  const points = toPoints(value);
  const sentence =
    Math.abs(points) < NO_POINTS ? texts.equal : points > 0 ? texts.higher : texts.lower;
  return formatMessage(sentence, {
    value: number(Math.abs(points)),
    low: number(toPoints(low)),
    high: number(toPoints(high)),
  });
}

const describeChance = (pValue: number, texts: TestTexts, { percent }: NumberFormat): string =>
  pValue < RARE_P ? texts.rareChance : formatMessage(texts.chance, { p: percent(pValue) });

const countOf = ({ arms }: PageTestCounts, arm: 'a' | 'b'): number =>
  arms.find((one) => one.arm === arm)?.sessions ?? 0;

/**
 * What the counts mean for who has to decide. How likely chance is as the cause is shown only once the sample is
 * complete: before, who looks often enough finds it unlikely at some time.
 */
export function describeVerdict(
  counts: PageTestCounts,
  { plannedSample, shareOfB }: Plan,
  texts: TestTexts,
  format: NumberFormat,
): string {
  const [a, b] = [countOf(counts, 'a'), countOf(counts, 'b')];
  const { verdict } = counts;
  if (verdict === 'split-suspicious')
    return formatMessage(texts.suspicious, {
      ...{ a: format.number(a), b: format.number(b), share: shareOfB },
    });
  const difference = describeDifference(counts, texts, format);
  if (verdict === 'provisional') {
    const missing = (count: number) => format.number(Math.max(0, plannedSample - count));
    const needed = formatMessage(texts.provisional, { a: missing(a), b: missing(b) });
    return a > 0 && b > 0 ? `${needed}${texts.gap}${difference}` : needed;
  }
  const chance = describeChance(counts.difference.pValue, texts, format);
  const advice = verdict === 'no-difference' ? [texts.noDifference] : [];
  return [difference, chance, ...advice].join(texts.gap);
}
