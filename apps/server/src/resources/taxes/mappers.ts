import type { TaxBreakdown } from '@vitrine/contract';
import { isImported, type Language, type ShippingOrigin } from '@vitrine/kit';
import { breakDownTaxes, type DutyRate } from '../../pricing/break-down-taxes.ts';

interface TaxableOrder {
  /** What is paid for each product, taxes included and discounts taken off. */
  readonly lines: readonly {
    readonly productId: string;
    readonly amount: number;
    readonly shipsFrom: ShippingOrigin;
  }[];
  readonly shipping: number;
  readonly currency: string;
}

const PER_CENT = 10;

/**
 * Takes the amounts of imported goods apart; those of domestic ones stay whole. Null where nothing is imported, the
 * country has no rates, or an imported product is of no category that has one.
 */
export function mapTaxesToResponse(
  { lines, shipping, currency }: TaxableOrder,
  rates: ReadonlyMap<string, DutyRate>,
  language: Language,
): TaxBreakdown | null {
  const imported = lines.filter(({ shipsFrom }) => isImported(shipsFrom));
  const taxed = imported.flatMap(({ productId, amount }) => {
    const rate = rates.get(productId);
    return rate ? [{ amount, rate }] : [];
  });
  if (taxed.length === 0 || taxed.length < imported.length) return null;
  const domestic = lines
    .filter(({ shipsFrom }) => !isImported(shipsFrom))
    .reduce((total, { amount }) => total + amount, 0);
  const categories = breakDownTaxes(taxed);
  const sum = (part: 'goods' | 'duty' | 'vat') =>
    categories.reduce((total, category) => total + category[part], 0);
  return {
    currencyIsoCode: currency,
    goods: sum('goods') + domestic,
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
