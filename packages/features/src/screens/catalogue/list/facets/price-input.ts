import { clamp } from '@vitrine/kit';
import { FULL_PRICE_RANGE, type PriceRange } from '@vitrine/state';

/** The text of a bound in its field. A bound that filters nothing is an empty text. */
export const formatBound = (value: number, unlimited: number): string =>
  value === unlimited ? '' : String(value);

const parseBound = (text: string, unlimited: number): number => {
  const digits = text.replace(/\D/g, '');
  return digits ? clamp(Number(digits), FULL_PRICE_RANGE.min, FULL_PRICE_RANGE.max) : unlimited;
};

/** Parses the two fields into a range, in whichever order the shopper wrote them. */
export function parsePriceRange(low: string, high: string): PriceRange {
  const min = parseBound(low, FULL_PRICE_RANGE.min);
  const max = parseBound(high, FULL_PRICE_RANGE.max);
  return min <= max ? { min, max } : { min: max, max: min };
}

/** The step of the slider. */
export const PRICE_STEP = 100;

/** The ends of the slider: whole steps around all prices of the list. */
export const getSliderRange = ({ min, max }: PriceRange): PriceRange => ({
  min: Math.floor(min / PRICE_STEP) * PRICE_STEP,
  max: Math.ceil(max / PRICE_STEP) * PRICE_STEP,
});

/**
 * Whether a slider can show a choice: the list has several prices, and the choice lies within them. Beyond
 * them both thumbs would lie at one end.
 */
export const canSlide = (ends: PriceRange, choice: PriceRange): boolean =>
  ends.max - ends.min > PRICE_STEP && choice.min < ends.max && choice.max > ends.min;
