import { clamp } from '@vitrine/kit';
import { FULL_PRICE_RANGE, type PriceRange } from '@vitrine/state';

/** A bound as it stands in its field; a bound that narrows nothing is not written. */
export const writtenPrice = (value: number, open: number): string =>
  value === open ? '' : String(value);

const readBound = (text: string, open: number): number => {
  const digits = text.replace(/\D/g, '');
  return digits ? clamp(Number(digits), FULL_PRICE_RANGE.min, FULL_PRICE_RANGE.max) : open;
};

/** Two fields as a range: whatever is written, in whichever order. */
export function readPrice(low: string, high: string): PriceRange {
  const min = readBound(low, FULL_PRICE_RANGE.min);
  const max = readBound(high, FULL_PRICE_RANGE.max);
  return min <= max ? { min, max } : { min: max, max: min };
}

/** How far one step of a thumb goes. */
export const PRICE_STEP = 100;

/** The scale of the thumbs: whole steps around every price there is. */
export const scaleOf = ({ min, max }: PriceRange): PriceRange => ({
  min: Math.floor(min / PRICE_STEP) * PRICE_STEP,
  max: Math.ceil(max / PRICE_STEP) * PRICE_STEP,
});
