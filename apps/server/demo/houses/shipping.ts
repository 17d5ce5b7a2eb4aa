import type { ShippingWay } from '../../src/resources/checkout/stored.ts';
import type { Home } from './places.ts';

const FEN = 100;

interface Pace {
  /** In yuan. */
  fee: number;
  freeFrom: number | null;
  days: readonly [number, number];
}

const way = (
  type: ShippingWay['type'],
  country: ShippingWay['country'],
  { fee, freeFrom, days: [minDays, maxDays] }: Pace,
): ShippingWay => ({
  type,
  country,
  fee: fee * FEN,
  freeFrom: freeFrom === null ? null : freeFrom * FEN,
  minDays,
  maxDays,
});

const pace = (fee: number, freeFrom: number | null, from: number, to: number): Pace => ({
  fee,
  freeFrom,
  days: [from, to],
});

/** From a boutique in Europe or Japan, through customs at Shanghai. */
const fromAfar = (freeFrom: number, from: number): ShippingWay[] => [
  way('standard', 'CN', pace(150, freeFrom, from, from + 3)),
  way('express', 'CN', pace(320, null, from - 2, from - 1)),
  way('standard', 'HK', pace(120, freeFrom, from - 1, from + 2)),
  way('express', 'HK', pace(260, null, 2, 3)),
];

const FROM_HONG_KONG: ShippingWay[] = [
  way('standard', 'CN', pace(120, 10_000, 3, 5)),
  way('express', 'CN', pace(220, null, 2, 3)),
  way('standard', 'HK', pace(40, 4_000, 1, 2)),
];

/** From the bonded warehouse; in Shanghai by a rider, on the same day. */
const FROM_SHANGHAI: ShippingWay[] = [
  way('standard', 'CN', pace(30, 5_000, 1, 3)),
  way('express', 'CN', pace(60, null, 1, 2)),
  { ...way('same-day', 'CN', pace(90, null, 0, 1)), states: ['SH'] },
  way('standard', 'HK', pace(80, 8_000, 2, 4)),
];

/** From which amount the houses of a country send for nothing, and how soon they are there. */
const AFAR: Partial<Record<Home, readonly [number, number]>> = {
  IT: [32_000, 5],
  FR: [12_000, 6],
  JP: [15_000, 4],
  BE: [6_000, 6],
};
const ELSEWHERE = [20_000, 6] as const;

export function shippingFrom(country: Home): ShippingWay[] {
  if (country === 'HK') return FROM_HONG_KONG;
  if (country === 'CN') return FROM_SHANGHAI;
  return fromAfar(...(AFAR[country] ?? ELSEWHERE));
}
