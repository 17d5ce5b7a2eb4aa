import { expect, test } from 'vitest';
import { findEntryProblem, type ShipEntry } from './ship-entries.ts';

test.each<[ShipEntry, string | undefined]>([
  [{ number: '' }, undefined],
  [{ number: 'SF12345678' }, undefined],
  [{ number: 'SF12345678', carrier: 'shunfeng' }, undefined],
  [{ number: 'XX12345678', carrier: null }, 'noCarrier'],
  [{ number: 'SF1', carrier: null }, 'wrongNumber'],
  [{ number: 'SF99999999', carrier: 'shunfeng' }, 'repeated'],
])('finds what is wrong with the row %j', (entry, problem) => {
  expect(findEntryProblem(entry, new Set(['SF99999999']))).toBe(problem);
});
