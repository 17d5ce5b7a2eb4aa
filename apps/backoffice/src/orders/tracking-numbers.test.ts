import { expect, test } from 'vitest';
import { findRepeatedNumbers, isTrackingNumber, readPastedNumbers } from './tracking-numbers.ts';

const orders = [
  { id: '1', orderNumber: '20261123101' },
  { id: '2', orderNumber: '20261123102' },
  { id: '3', orderNumber: '20261123103' },
];

test.each([
  ['sf1234 5678\nSF8765-4321', 1, { 2: 'SF12345678', 3: 'SF87654321' }],
  ['20261123103\tSF11111111\r\n20261123101\tSF22222222', 2, { 3: 'SF11111111', 1: 'SF22222222' }],
  ['20261123102,EM88420913CN\n\n', 0, { 2: 'EM88420913CN' }],
  ['999\tSF11111111', 0, {}],
  ['SF11111111\nSF22222222', 2, { 3: 'SF11111111' }],
])('reads the pasted list %j from row %i on', (text, start, expected) => {
  expect(Object.fromEntries(readPastedNumbers(text, orders, start).numbers)).toEqual(expected);
});

test('names what is pasted for orders that are not in the list, except for the titles of columns', () => {
  const text = '订单号\t运单号\n20261123101\tSF11111111\n20261123999\tSF22222222';
  expect(readPastedNumbers(text, orders, 0).unknown).toEqual(['20261123999']);
});

test.each([
  ['SF12345678', true],
  ['SF123', false],
  ['顺丰12345678', false],
])('says whether %s is a tracking number', (number, expected) => {
  expect(isTrackingNumber(number)).toBe(expected);
});

test('finds the numbers that stand in two rows', () => {
  expect([...findRepeatedNumbers(['A', '', 'B', 'A', ''])]).toEqual(['A']);
});
