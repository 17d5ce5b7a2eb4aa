import { describe, expect, it } from 'vitest';
import {
  calculatePercentOff,
  findBandEnd,
  findDiscountBand,
  findLeadingPrice,
  isLowStock,
  isSoldOut,
} from './price.ts';

const variant = (price: number, quantity: number, original = price) => ({
  price,
  original,
  quantity,
  currency: 'CNY',
});
const stock = (...quantities: number[]) =>
  quantities.map((quantity, n) => ({ size: String(n), quantity }));

describe('findLeadingPrice', () => {
  it.each([
    ['the lowest in stock', [variant(300, 1), variant(200, 1), variant(100, 0)], 200],
    ['the lowest of all when nothing is left', [variant(300, 0), variant(200, 0)], 200],
    ['the only one', [variant(500, 3)], 500],
  ])('is %s', (_, variants, expected) => {
    expect(findLeadingPrice(variants)?.price).toBe(expected);
  });

  it('includes the original price of the same variant', () => {
    expect(findLeadingPrice([variant(200, 1, 400), variant(300, 1, 900)])).toEqual({
      price: 200,
      original: 400,
      currency: 'CNY',
    });
  });

  it('is undefined without variants', () => expect(findLeadingPrice([])).toBeUndefined());
});

describe('calculatePercentOff', () => {
  it.each([
    [100, 100, 0],
    [80, 100, 20],
    [80.1, 100, 19],
    [0, 0, 0],
    [120, 100, 0],
    [0, 100, 100],
  ])('%d of %d is %d off', (price, original, off) =>
    expect(calculatePercentOff(price, original)).toBe(off),
  );
});

describe('stock', () => {
  it.each([
    [stock(1, 1, 1), true],
    [stock(1, 0, 1), false],
    [stock(2, 1), false],
    [[], false],
    [
      [
        { size: 'M', quantity: 1 },
        { size: 'M', quantity: 0 },
      ],
      true,
    ],
    [
      [
        { size: 'M', quantity: 1 },
        { size: 'M', quantity: 1 },
      ],
      false,
    ],
  ])('%j is low: %s', (variants, low) => expect(isLowStock(variants)).toBe(low));

  it.each([
    [stock(0, 0), true],
    [stock(0, 1), false],
    [[], true],
  ])('%j is sold out: %s', (variants, soldOut) => expect(isSoldOut(variants)).toBe(soldOut));
});

describe('discount bands', () => {
  it.each([
    [9, undefined],
    [10, '10'],
    [19, '10'],
    [20, '20'],
    [30, '30'],
    [49, '30'],
    [50, '50'],
    [100, '50'],
  ])('%d%% belongs to band %s', (percent, band) => expect(findDiscountBand(percent)).toBe(band));

  it('end where the next band begins', () => {
    expect(['10', '20', '30', '50'].map(findBandEnd)).toEqual(['20', '30', '50', null]);
  });
});
