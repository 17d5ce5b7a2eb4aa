import type { StoredShippingOption } from '../../../apps/server/src/pricing/stored-types.ts';
import type { CountryCode } from '../countries.ts';

const FEN = 100;

interface Terms {
  /** In yuan. */
  fee: number;
  freeFrom: number | null;
  days: readonly [number, number];
}

const shippingOption = (
  type: StoredShippingOption['type'],
  country: StoredShippingOption['country'],
  { fee, freeFrom, days: [minDays, maxDays] }: Terms,
): StoredShippingOption => ({
  type,
  country,
  fee: fee * FEN,
  freeFrom: freeFrom === null ? null : freeFrom * FEN,
  minDays,
  maxDays,
});

const terms = (fee: number, freeFrom: number | null, from: number, to: number): Terms => ({
  fee,
  freeFrom,
  days: [from, to],
});

/** From a boutique abroad, through customs at Shanghai. */
const internationalOptions = (freeFrom: number, from: number): StoredShippingOption[] => [
  shippingOption('standard', 'CN', terms(150, freeFrom, from, from + 3)),
  shippingOption('express', 'CN', terms(320, null, from - 2, from - 1)),
  shippingOption('standard', 'HK', terms(120, freeFrom, from - 1, from + 2)),
  shippingOption('express', 'HK', terms(260, null, 2, 3)),
];

const FROM_HONG_KONG: StoredShippingOption[] = [
  shippingOption('standard', 'CN', terms(120, 10_000, 3, 5)),
  shippingOption('express', 'CN', terms(220, null, 2, 3)),
  { ...shippingOption('standard', 'HK', terms(40, 4_000, 1, 2)), shipsFrom: 'domestic' },
];

/** From the bonded warehouse; the same day by courier in Shanghai. */
const FROM_SHANGHAI: StoredShippingOption[] = [
  shippingOption('standard', 'CN', terms(30, 5_000, 1, 3)),
  shippingOption('express', 'CN', terms(60, null, 1, 2)),
  { ...shippingOption('same-day', 'CN', terms(90, null, 0, 1)), states: ['SH'] },
  shippingOption('standard', 'HK', terms(80, 8_000, 2, 4)),
];

/**
 * The amount of free shipping in yuan and the minimum number of days, by country of the boutique.
 */
const TERMS_BY_COUNTRY: Partial<Record<CountryCode, readonly [number, number]>> = {
  IT: [32_000, 5],
  FR: [12_000, 6],
  JP: [15_000, 4],
  BE: [6_000, 6],
};
const DEFAULT_TERMS = [20_000, 6] as const;

export function shippingOptionsFrom(country: CountryCode): StoredShippingOption[] {
  if (country === 'HK') return FROM_HONG_KONG;
  if (country === 'CN') return FROM_SHANGHAI;
  return internationalOptions(...(TERMS_BY_COUNTRY[country] ?? DEFAULT_TERMS));
}
