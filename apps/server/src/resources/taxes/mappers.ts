import type { TaxBreakdown } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { breakDownTaxes, type DutyRate } from '../../pricing/break-down-taxes.ts';

interface TaxableOrder {
  /** What is paid for each product, taxes included and discounts taken off. */
  readonly lines: readonly { readonly productId: string; readonly amount: number }[];
  readonly shipping: number;
  readonly currency: string;
}

const PER_CENT = 10;

/** Null where the country has no rates, or a product of the order is of no category that has one. */
export function mapTaxesToResponse(
  { lines, shipping, currency }: TaxableOrder,
  rates: ReadonlyMap<string, DutyRate>,
  language: Language,
): TaxBreakdown | null {
  const taxed = lines.flatMap(({ productId, amount }) => {
    const rate = rates.get(productId);
    return rate ? [{ amount, rate }] : [];
  });
  if (taxed.length === 0 || taxed.length < lines.length) return null;
  const categories = breakDownTaxes(taxed);
  const sum = (part: 'goods' | 'duty' | 'vat') =>
    categories.reduce((total, category) => total + category[part], 0);
  return {
    currencyIsoCode: currency,
    goods: sum('goods'),
    taxes: sum('duty') + sum('vat'),
    shipping,
    categories: categories.map(({ rate, goods, duty, vat }) => ({
      name: rate.name[language],
      goods,
      duty,
      dutyPercent: rate.duty / PER_CENT,
      vat,
      vatPercent: rate.vat / PER_CENT,
    })),
    sources: [...new Set(categories.map(({ rate }) => rate.source[language]))],
  };
}
