import { expect, it } from 'vitest';
import { parseOrderNumber, toOrderNumber } from './order-number.ts';

it('names an order by its day in Beijing and its id', () => {
  expect(toOrderNumber('1001', new Date('2026-11-17T16:00:00Z'))).toBe('202611181001');
});

it.each([
  ['202611181001', '1001'],
  ['20261118 1001', '1001'],
  [' 20261118-100123456789 ', '100123456789'],
  ['1001', null],
  ['20261118', null],
  ['202611180001', null],
  ['SF1234567890', null],
])('reads %s as the order %s', (text, id) => {
  expect(parseOrderNumber(text)).toBe(id);
});
