import { expect, test } from 'vitest';
import { findShownField, toFieldPath } from './apply-problem.ts';

test.each([
  ['name', ['name']],
  ['texts.zh-CN.name', ['texts', 'zh-CN', 'name']],
  ['prices.0.amount', ['prices', 0, 'amount']],
])('reads the path %s', (path, expected) => {
  expect(toFieldPath(path)).toEqual(expected);
});

test.each([
  [['a', 'b'], ['a.b'], ['a', 'b']],
  [['a', 'b'], ['a'], ['a']],
  [['a', 0, 'b'], ['c'], undefined],
])('shows the message of %o among the fields %o at %o', (path, fields, expected) => {
  expect(findShownField(path, (each) => fields.includes(each.join('.')))).toEqual(expected);
});
