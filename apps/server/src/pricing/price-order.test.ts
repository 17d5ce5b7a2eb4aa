import { describe, expect, it } from 'vitest';
import { amountUntilDiscount, priceOrder } from './price-order.ts';
import type { Offer, OrderLine, PromotionDiscount } from './promotion-discount.ts';

const line = (id: string, price: number, quantity = 1): OrderLine => ({
  id,
  variantId: id,
  productId: id,
  merchantId: `m${id}`,
  brandId: '1',
  quantity,
  price,
  priceWithoutPromotion: price,
});
const discount = (offers: Offer[], lineIds: string[] | null = null): PromotionDiscount => ({
  source: { code: 'X' },
  promotionId: 'x',
  name: { 'zh-CN': '', 'en-US': '' },
  currency: 'CNY',
  offers,
  lineIds,
});
const off = (discountValue: number, minValue = 0): Offer => ({
  type: 'money-off',
  discountValue,
  minValue,
});
const percent = (discountPercentage: number, minValue = 0): Offer => ({
  type: 'percent-off',
  discountPercentage,
  minValue,
});
const delivery = (discountPercentage = 100, minValue = 0): Offer => ({
  type: 'percent-off-shipping',
  discountPercentage,
  minValue,
});

const LINES = [line('1', 2_431_000), line('2', 645_000), line('3', 1_890_000)];
const SHIPPING = [
  { merchantId: 'm1', fee: 15_000 },
  { merchantId: 'm3', fee: 0 },
];

describe('priceOrder', () => {
  it('sums up items and shipping fees', () => {
    expect(priceOrder([line('1', 100, 3)], [{ merchantId: 'm1', fee: 20 }], [])).toEqual({
      lines: [{ id: '1', merchantId: 'm1', amount: 300, discount: 0 }],
      shipping: [{ merchantId: 'm1', fee: 20, discount: 0 }],
      subTotalAmount: 300,
      totalShippingFee: 20,
      totalDiscount: 0,
      grandTotal: 320,
    });
  });

  it.each<[string, PromotionDiscount, number]>([
    ['money off', discount([off(80_000, 800_000)]), 80_000],
    ['money off the covered lines only', discount([off(80_000)], ['2']), 80_000],
    ['at most the price of the covered lines', discount([off(900_000)], ['2']), 645_000],
    ['nothing below its minimum', discount([off(80_000, 4_966_001)]), 0],
    ['the discount exactly at its minimum', discount([off(80_000, 4_966_000)]), 80_000],
    [
      'nothing when the covered lines are below the minimum',
      discount([off(80_000, 700_000)], ['2']),
      0,
    ],
    ['a tenth', discount([percent(10)]), 496_600],
    ['whole fen only', discount([percent(33)], ['2']), 212_850],
    ['a tenth of one line', discount([percent(10)], ['2']), 64_500],
    ['nothing when it covers nothing', discount([percent(10)], []), 0],
    ['the shipping fee', discount([delivery()]), 15_000],
    ['half of the shipping fee', discount([delivery(50)]), 7_500],
    ['several at once', discount([percent(10), off(100), delivery()]), 496_600 + 100 + 15_000],
    ['only the offers whose minimum is met', discount([off(80_000), off(500, 9_999_999)]), 80_000],
  ])('takes off %s', (_, given, expected) => {
    const priced = priceOrder(LINES, SHIPPING, [given]);
    expect(priced.totalDiscount).toBe(expected);
    expect(priced.grandTotal).toBe(4_966_000 + 15_000 - expected);
  });

  it('splits a discount among the lines to the last fen', () => {
    const { lines, totalDiscount } = priceOrder(LINES, SHIPPING, [discount([off(80_001)])]);
    expect(lines.map((each) => each.discount)).toEqual([39_163, 10_391, 30_447]);
    expect(lines.reduce((sum, each) => sum + each.discount, 0)).toBe(totalDiscount);
  });

  it('gives no discount to a line that is not covered', () => {
    const { lines } = priceOrder(LINES, SHIPPING, [discount([percent(50)], ['1', '3'])]);
    expect(lines[1]?.discount).toBe(0);
  });

  it('charges at least the smallest amount', () => {
    const priced = priceOrder(
      [line('1', 500)],
      [{ merchantId: 'm1', fee: 0 }],
      [discount([off(9_999)])],
    );
    expect(priced).toMatchObject({ totalDiscount: 499, grandTotal: 1 });
    const everything = discount([off(9_999), delivery()]);
    expect(priceOrder([line('1', 500)], SHIPPING, [everything]).grandTotal).toBe(1);
  });

  it('keeps all amounts consistent for generated orders', () => {
    for (let seed = 1; seed < 300; seed++) {
      const lines = [line('1', seed * 37), line('2', (seed * 7919) % 1000, 1 + (seed % 5))];
      const offers = [percent(seed % 100), off(seed * 11, seed), delivery(seed % 101)];
      const priced = priceOrder(lines, SHIPPING, [discount(offers, seed % 2 ? null : ['1'])]);
      const lost =
        priced.lines.reduce((sum, each) => sum + each.discount, 0) +
        priced.shipping.reduce((sum, each) => sum + each.discount, 0);
      expect(priced.totalDiscount).toBe(lost);
      expect(priced.grandTotal).toBeGreaterThan(0);
      for (const each of priced.lines) {
        expect(each.discount).toBeGreaterThanOrEqual(0);
        expect(each.discount).toBeLessThanOrEqual(each.amount);
      }
    }
  });
});

describe('amountUntilDiscount', () => {
  it.each<[PromotionDiscount, number | null]>([
    [discount([off(1, 0)]), null],
    [discount([off(1, 4_966_000)]), null],
    [discount([off(1, 4_966_001)]), 1],
    [discount([off(1, 700_000)], ['2']), 55_000],
    [discount([off(1, 9_000_000), delivery(100, 100)]), null],
  ])('returns the missing amount (case %#)', (given, missing) => {
    expect(amountUntilDiscount(given, LINES)).toBe(missing);
  });
});
