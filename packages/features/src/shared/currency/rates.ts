import type { Api } from '@vitrine/client';
import { type Language, SYMBOLS } from '@vitrine/kit';
import type { CurrencyRate } from '@vitrine/state';
import { readText } from '../../shop-content.ts';

/** The flat content that the shop publishes its rates as. */
const RATES_CODE = 'currencies';

/** Reads the rates of the shop in the order of its currencies, without those that cannot be used. */
export function readRates(
  { asOf, source, rates }: Readonly<Record<string, unknown>>,
  language: Language,
): CurrencyRate[] {
  const sources = (source ?? {}) as Readonly<Record<string, unknown>>;
  const values = (rates ?? {}) as Readonly<Record<string, unknown>>;
  const day = { asOf: readText(asOf), source: readText(sources[language]) };
  return Object.keys(SYMBOLS).flatMap((currencyCode) => {
    const perCny = values[currencyCode];
    return typeof perCny === 'number' && perCny > 0 ? [{ currencyCode, perCny, ...day }] : [];
  });
}

export async function fetchRates(api: Api, language: Language): Promise<CurrencyRate[]> {
  const { value } = await api.getFlatContent({ params: { code: RATES_CODE } });
  return readRates(value, language);
}
