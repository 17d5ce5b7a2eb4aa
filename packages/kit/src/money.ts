import { padTwoDigits } from './china-time.ts';
import { hasOwn } from './records.ts';

/** Amounts are integers in minor units (fen, cents). Only this file formats them. */
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

/** Currencies without a minor unit. */
const WITHOUT_MINOR: ReadonlySet<string> = new Set(['JPY', 'KRW']);

const isCurrency = (code: string): code is Currency => hasOwn(SYMBOLS, code);

const minorPerUnit = (currency: string): number => (WITHOUT_MINOR.has(currency) ? 1 : 100);

/** Converts units of a currency to minor units: 24310 CNY is 2431000. */
export const toMinor = (units: number, currency: string = DEFAULT_CURRENCY): number =>
  Math.round(units * minorPerUnit(currency));

/** 1234567 -> 1,234,567 and 1234.50 -> 1,234.50. Written by hand, because mini-programs have no Intl. */
export const separateThousands = (amount: number | string): string =>
  String(amount).replace(/\B(?=(\d{3})+\b)/g, ',');

let showsMinorUnits: boolean | undefined;

/** Says whether the shop has prices that are not whole, so that amounts are shown with their minor units. */
export function showMinorUnits(isShown: boolean | undefined): void {
  showsMinorUnits = isShown;
}

/** Whether an amount is not whole in the currency of the shop. */
export const hasMinorUnits = (minor: number): boolean =>
  minor % minorPerUnit(DEFAULT_CURRENCY) !== 0;

/**
 * Formats a price with its symbol and thousand separators, rounded to whole units; exactly in a shop with prices that
 * are not whole.
 */
export function formatPrice(minor: number, currency: string = DEFAULT_CURRENCY): string {
  const perUnit = minorPerUnit(currency);
  const decimals = showsMinorUnits && minor % perUnit ? 2 : 0;
  const amount = (Math.abs(minor) / perUnit).toFixed(decimals);
  const symbol = isCurrency(currency) ? SYMBOLS[currency] : `${currency} `;
  return `${minor < 0 && amount !== '0' ? '-' : ''}${symbol}${separateThousands(amount)}`;
}

/** Formats an amount with its minor units, as papers need it: ¥24,310.05. */
export function formatExactPrice(minor: number, currency: string = DEFAULT_CURRENCY): string {
  const perUnit = minorPerUnit(currency);
  const amount = Math.abs(minor);
  const part = perUnit === 1 ? '' : `.${padTwoDigits(amount % perUnit)}`;
  const symbol = isCurrency(currency) ? SYMBOLS[currency] : `${currency} `;
  return `${minor < 0 ? '-' : ''}${symbol}${separateThousands(Math.floor(amount / perUnit))}${part}`;
}

/** Whether a price is below the original one, so that the original is struck through. */
export const isDiscounted = (price: number, original: number): boolean => price < original;

/** The price in percent of the original price, which is how Chinese discounts are written. */
export const percentOfOriginal = (price: number, original: number): number =>
  original > 0 ? Math.round((price / original) * 100) : 100;

/** Formats a percentage in tenths, for "9 折": 90 -> 9 and 85 -> 8.5. */
export const formatTenths = (percentage: number): string => String(Math.round(percentage) / 10);

/** The lower bounds of the discount bands in percent. A band ends where the next one begins. */
export const DISCOUNT_BANDS = [10, 20, 30, 50] as const;
