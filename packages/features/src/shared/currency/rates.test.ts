import { expect, test } from 'vitest';
import { readRates } from './rates.ts';

const source = { 'zh-CN': '演示汇率', 'en-US': 'demo rates' };

test('reads rates with their date and source', () => {
  const value = { asOf: '2026-11-20', source, rates: { USD: 0.14 } };
  expect(readRates(value, 'en-US')).toEqual([
    { currencyCode: 'USD', perCny: 0.14, asOf: '2026-11-20', source: 'demo rates' },
  ]);
});

test.each([
  ['an unknown currency', { XXX: 1 }],
  ['a rate of nothing', { USD: 0 }],
  ['a text', { USD: '0.14' }],
  ['no rates', undefined],
])('leaves out %s', (_, rates) => {
  expect(readRates({ source, rates }, 'zh-CN')).toEqual([]);
});
