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
