import { type Localised, splitTaxes } from '@vitrine/kit';

/** The rates of a category of goods, in thousandths. */
export interface DutyRate {
  readonly categoryId: string;
  readonly name: Localised;
  readonly duty: number;
  readonly vat: number;
  readonly source: Localised;
}

export interface TaxedLine {
  /** What is paid for the line, taxes included. */
  readonly amount: number;
  readonly rate: DutyRate;
}

export interface TaxedCategory {
  readonly rate: DutyRate;
  readonly goods: number;
  readonly duty: number;
  readonly vat: number;
}

/** Adds up what is paid for each category of goods, and takes each sum apart. */
export function breakDownTaxes(lines: readonly TaxedLine[]): TaxedCategory[] {
  const sums = new Map<string, TaxedLine>();
  for (const { amount, rate } of lines)
    sums.set(rate.categoryId, {
      rate,
      amount: amount + (sums.get(rate.categoryId)?.amount ?? 0),
    });
  return [...sums.values()].map(({ amount, rate }) => ({ rate, ...splitTaxes(amount, rate) }));
}
