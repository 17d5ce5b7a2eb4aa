import type { Localised } from '@vitrine/kit';

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

const PER_MILLE = 1_000;

/** Takes an amount apart. Its three parts add up to it, whatever is rounded. */
export function splitTaxes(amount: number, { duty, vat }: Pick<DutyRate, 'duty' | 'vat'>) {
  const dutiable = Math.round((amount * PER_MILLE) / (PER_MILLE + vat));
  const goods = Math.round((dutiable * PER_MILLE) / (PER_MILLE + duty));
  return { goods, duty: dutiable - goods, vat: amount - dutiable };
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
