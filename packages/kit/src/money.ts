import { owns } from './records.ts';

/** Money travels as a whole number of minor units (fen, cents); only this file turns it into text. */
export const SYMBOLS = {
  CNY: '¥',
  USD: '$',
  HKD: 'HK$',
  JPY: '¥',
  KRW: '₩',
  EUR: '€',
  GBP: '£',
  CHF: 'CHF',
  DKK: 'kr.',
  PLN: 'zł',
  RUB: '₽',
  SEK: 'kr',
  MXN: '$',
  BRL: 'R$',
  AUD: '$',
  CAD: '$',
  SGD: '$',
  TWD: '$',
} as const;

export type Currency = keyof typeof SYMBOLS;

export const DEFAULT_CURRENCY: Currency = 'CNY';

/** Currencies whose minor unit is the unit itself. */
const WITHOUT_MINOR: ReadonlySet<string> = new Set(['JPY', 'KRW']);

const isCurrency = (code: string): code is Currency => owns(SYMBOLS, code);

const minorPerUnit = (currency: string): number => (WITHOUT_MINOR.has(currency) ? 1 : 100);

/** Whole units of a currency as minor units: 24310 CNY is 2431000. */
export const toMinor = (units: number, currency: string = DEFAULT_CURRENCY): number =>
  Math.round(units * minorPerUnit(currency));

/** 1234567 -> 1,234,567. Written by hand because mini-program engines ship without Intl. */
export const separateThousands = (whole: number): string =>
  String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** A price as shoppers read it: symbol, rounded, thousand separators, no decimals. */
export function formatPrice(minor: number, currency: string = DEFAULT_CURRENCY): string {
  const whole = Math.round(Math.abs(minor) / minorPerUnit(currency));
  const symbol = isCurrency(currency) ? SYMBOLS[currency] : `${currency} `;
  return `${minor < 0 && whole > 0 ? '-' : ''}${symbol}${separateThousands(whole)}`;
}

/** True when a current price is below the original one, so that the original is struck through. */
export const isReduced = (price: number, original: number): boolean => price < original;

/** The part of the original price still asked, in percent, as Chinese discounts are told. */
export const percentOfOriginal = (price: number, original: number): number =>
  original > 0 ? Math.round((price / original) * 100) : 100;

/** 90 -> 9 and 85 -> 8.5: a percentage in tenths, for "9 折". */
export const inTenths = (percentage: number): string => String(Math.round(percentage) / 10);
