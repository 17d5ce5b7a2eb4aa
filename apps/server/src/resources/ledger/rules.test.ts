import { describe, expect, it } from 'vitest';
import { type EntryAmount, listPaymentEntries, listRefundEntries } from './rules.ts';

const PROVIDER_KINDS = new Set(['payment', 'delivery', 'refund']);
const sumProvider = (entries: readonly EntryAmount[]) =>
  entries
    .filter(({ kind }) => PROVIDER_KINDS.has(kind))
    .reduce((sum, { amount }) => sum + amount, 0);
const show = (entries: readonly EntryAmount[]) =>
  entries.map(({ merchantId, kind, amount }) => `${merchantId} ${kind} ${amount}`);

const sale = (merchantId: string, goods: number, delivery = 0, commissionRate = 0, duty = 0) => ({
  merchantId,
  goods,
  delivery,
  commissionRate,
  duty,
});

describe('listPaymentEntries', () => {
  it.each([
    ['one merchant', 1_500, [sale('1', 1_000, 500)], ['1 payment 1000', '1 delivery 500']],
    [
      'two merchants',
      1_500,
      [sale('1', 1_000), sale('2', 400, 100)],
      ['1 payment 1000', '2 payment 400', '2 delivery 100'],
    ],
    [
      'a rounded commission',
      1_003,
      [sale('1', 1_003, 0, 1_550)],
      ['1 payment 1003', '1 commission -155'],
    ],
    ['duty', 100, [sale('1', 100, 0, 0, 13)], ['1 payment 100', '1 duty -13']],
    ['no order', 700, [], ['null payment 700']],
    ['more than the order', 110, [sale('1', 100)], ['1 payment 100', 'null payment 10']],
  ])('enters %s', (_, amount, sales, expected) => {
    const entries = listPaymentEntries(amount, sales);
    expect(show(entries)).toEqual(expected);
    expect(sumProvider(entries)).toBe(amount);
  });
});

const balance = (
  merchantId: string,
  goods: number,
  delivery: number,
  { returned = 0, commission = 0, duty = 0, commissionGivenBack = 0 } = {},
) => ({
  merchantId,
  taken: { goods, commission, duty },
  left: { goods: goods - returned, delivery, commission: commission - commissionGivenBack, duty },
});

describe('listRefundEntries', () => {
  it.each([
    [
      'everything of all merchants',
      { amount: 1_500, merchantId: null, delivery: null },
      [balance('1', 1_000, 100, { commission: 150 }), balance('2', 400, 0, { duty: 40 })],
      ['1 refund -1000', '1 delivery -100', '1 commission 150', '2 refund -400', '2 duty 40'],
    ],
    [
      'a part of one merchant, goods first',
      { amount: 333, merchantId: '1', delivery: null },
      [balance('1', 1_000, 100, { commission: 155 }), balance('2', 400, 0)],
      ['1 refund -333', '1 commission 52'],
    ],
    [
      'the rest with all that is left of the commission',
      { amount: 667, merchantId: '1', delivery: null },
      [balance('1', 1_000, 0, { returned: 333, commission: 155, commissionGivenBack: 52 })],
      ['1 refund -667', '1 commission 103'],
    ],
    [
      'goods and delivery of one merchant',
      { amount: 1_100, merchantId: '1', delivery: null },
      [balance('1', 1_000, 100)],
      ['1 refund -1000', '1 delivery -100'],
    ],
    [
      'the delivery that an operator chose',
      { amount: 120, merchantId: '1', delivery: 100 },
      [balance('1', 1_000, 100)],
      ['1 refund -20', '1 delivery -100'],
    ],
    [
      'a part of all merchants in proportion',
      { amount: 150, merchantId: null, delivery: null },
      [balance('1', 1_000, 0), balance('2', 500, 0)],
      ['1 refund -100', '2 refund -50'],
    ],
    [
      'more than is left',
      { amount: 30, merchantId: '1', delivery: null },
      [balance('1', 100, 0, { returned: 90 })],
      ['1 refund -30'],
    ],
    [
      'a merchant without a part',
      { amount: 5, merchantId: '9', delivery: null },
      [],
      ['9 refund -5'],
    ],
  ])('splits %s', (_, refund, balances, expected) => {
    const entries = listRefundEntries(balances, refund);
    expect(show(entries)).toEqual(expected);
    expect(sumProvider(entries)).toBe(-refund.amount);
  });
});
