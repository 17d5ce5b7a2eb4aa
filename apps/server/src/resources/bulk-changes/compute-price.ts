import type { BulkPrice } from '@vitrine/contract/admin';

/** Prices are stored in hundredths of the unit that shoppers read. */
const MINOR_PER_UNIT = 100;

export interface VariantPrices {
  readonly price: number;
  readonly originalPrice: number;
}

/** The whole amounts next to a price that end with the digits, the lower one first. */
function findNeighbours(units: number, ending: string): readonly number[] {
  const step = 10 ** ending.length;
  const lower = Math.floor((units - Number(ending)) / step) * step + Number(ending);
  return [lower, lower + step].filter((amount) => amount >= 0);
}

/** The nearest price that ends as the shop's prices do; of two that are equally near, the lower one. */
export function roundToEndings(price: number, endings: readonly string[]): number {
  const units = price / MINOR_PER_UNIT;
  const amounts =
    endings.length === 0
      ? [Math.floor(units), Math.ceil(units)]
      : endings.flatMap((ending) => findNeighbours(units, ending));
  const sorted = amounts.toSorted(
    (one, other) => Math.abs(one - units) - Math.abs(other - units) || one - other,
  );
  return (sorted[0] ?? units) * MINOR_PER_UNIT;
}

/** The new price of a variant. It may be out of the range that can be stored. */
export function computeBulkPrice(
  rule: BulkPrice,
  { price, originalPrice }: VariantPrices,
  endings: readonly string[],
): number {
  if (rule.kind === 'exact') return rule.price;
  const base = rule.from === 'price' ? price : originalPrice;
  const computed =
    rule.kind === 'percent' ? base + (base * rule.percent) / 100 : base + rule.amount;
  return computed < 0 ? computed : roundToEndings(computed, endings);
}
