import { describe, expect, it } from 'vitest';
import { listBillDays } from './jobs.ts';
import { toCsv } from './mappers.ts';
import { compareBill, mergeLines } from './rules.ts';

const line = (number: string, amount = 100) => ({ kind: 'payment' as const, number, amount });
const own = (number: string, change: object = {}) => ({
  ...line(number),
  isSettled: true,
  isOfDay: true,
  isListed: true,
  ...change,
});

describe('compareBill', () => {
  it.each([
    ['the same money', [line('a')], [own('a')], []],
    ['money that the shop does not know', [line('a')], [], ['a missing-here null 100']],
    [
      'money that the shop takes for unpaid',
      [line('a')],
      [own('a', { isSettled: false })],
      ['a missing-here null 100'],
    ],
    ['another amount', [line('a', 90)], [own('a')], ['a amount-differs 100 90']],
    ['money that no bill has', [], [own('a', { isListed: false })], ['a missing-there 100 null']],
    ['money that the bill of the day before has', [], [own('a')], []],
    [
      'money that the shop heard of on another day',
      [],
      [own('a', { isListed: false, isOfDay: false })],
      [],
    ],
    ['a payment that failed', [], [own('a', { isListed: false, isSettled: false })], []],
    [
      'a refund with the number of a payment',
      [{ ...line('a'), kind: 'refund' as const }],
      [own('a')],
      ['a missing-here null 100'],
    ],
  ])('finds out about %s', (_, lines, money, expected) => {
    expect(
      compareBill(lines, money).map(
        ({ number, reason, amountHere, amountThere }) =>
          `${number} ${reason} ${amountHere} ${amountThere}`,
      ),
    ).toEqual(expected);
  });
});

it('adds up the parts of a payment', () => {
  expect(mergeLines([line('a', 60), line('b'), line('a', 40)])).toEqual([line('a'), line('b')]);
});

it.each([
  ['2026-11-25T02:59:59Z', '2026-11-23'],
  ['2026-11-25T03:00:00Z', '2026-11-24'],
])('at %s expects the bill of %s', (now, latest) => {
  const days = listBillDays(Date.parse(now));
  expect(days).toHaveLength(7);
  expect(days[0]).toBe(latest);
});

it('writes CSV that a spreadsheet does not calculate', () => {
  const text = toCsv([
    {
      id: '1',
      provider: 'wechat',
      day: '2026-11-24',
      kind: 'payment',
      number: 'a',
      orderNumber: '202611241001',
      reason: 'amount-differs',
      amountHere: 100,
      amountThere: null,
      status: 'explained',
      explanation: '=HYPERLINK("x"), 退款',
      explainedAt: null,
      version: 1,
    },
  ]);
  expect(text.split('\r\n')[1]).toBe(
    '2026-11-24,wechat,payment,a,202611241001,amount-differs,100,,explained,"\'=HYPERLINK(""x""), 退款"',
  );
});
