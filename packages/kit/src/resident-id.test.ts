import { expect, test } from 'vitest';
import { findResidentIdFault, maskResidentId, normaliseResidentId } from './resident-id.ts';

const NOW = Date.UTC(2026, 9, 1);

test.each([
  ['11010519491231002X', undefined],
  ['440524188001010014', 'birth-date'],
  ['310104199005172', 'length'],
  ['1101051949123100200', 'length'],
  ['11010519491231002Y', 'digits'],
  ['1101051949123100X2', 'digits'],
  ['１10105194912310021', 'digits'],
  ['990105194912310021', 'region'],
  ['110105199002300013', 'birth-date'],
  ['110105199013010013', 'birth-date'],
  ['110105202610020018', 'birth-date'],
  ['110105194912310021', 'check-digit'],
  ['110105194912310029', 'check-digit'],
])('the fault of %s is %s', (id, fault) => expect(findResidentIdFault(id, NOW)).toBe(fault));

test('accepts a birth date of today in Beijing', () => {
  const beforeMidnight = Date.UTC(2026, 9, 1, 15, 59);
  expect(findResidentIdFault('110105202610020018', beforeMidnight)).toBe('birth-date');
  expect(findResidentIdFault('110105202610020018', beforeMidnight + 60_000)).not.toBe('birth-date');
});

test.each([
  ['11010519491231002x', '11010519491231002X'],
  [' 110105 19491231 002X ', '11010519491231002X'],
])('normalises %j to %j', (typed, normalised) =>
  expect(normaliseResidentId(typed)).toBe(normalised),
);

test.each([
  ['310104199005172344', '3****************4'],
  ['11', '**'],
  ['', ''],
])('%j is masked as %j', (id, masked) => expect(maskResidentId(id)).toBe(masked));
