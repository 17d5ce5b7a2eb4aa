import { expect, test } from 'vitest';
import { parseValues } from './parse-values.ts';

test.each([
  ['{"a":1}', { a: 1 }],
  ['{}', {}],
  ['[1]', undefined],
  ['null', undefined],
  ['{a:1}', undefined],
  ['', undefined],
])('reads %s as %o', (text, values) => {
  expect(parseValues(text)).toEqual(values);
});
