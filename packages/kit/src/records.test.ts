import { expect, test } from 'vitest';
import { hasOwn, isRecord } from './records.ts';

test.each([
  [{ coat: 1 }, 'coat', true],
  [{ coat: undefined }, 'coat', true],
  [{}, 'coat', false],
  [{}, 'toString', false],
  [Object.create({ coat: 1 }), 'coat', false],
  [Object.assign(Object.create(null), { coat: 1 }), 'coat', true],
])('%j has its own %s: %s', (record, key, expected) => {
  expect(hasOwn(record, key)).toBe(expected);
});

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [1, false],
])('%j is a record: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});
