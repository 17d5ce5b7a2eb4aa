import { expect, test } from 'vitest';
import { owns } from './records.ts';

test.each([
  [{ coat: 1 }, 'coat', true],
  [{ coat: undefined }, 'coat', true],
  [{}, 'coat', false],
  [{}, 'toString', false],
  [Object.create({ coat: 1 }), 'coat', false],
  [Object.assign(Object.create(null), { coat: 1 }), 'coat', true],
])('%j owns %s: %s', (record, key, answer) => {
  expect(owns(record, key)).toBe(answer);
});
