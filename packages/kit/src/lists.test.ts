import { expect, test } from 'vitest';
import { last } from './lists.ts';

test.each([
  [[], undefined],
  [['one'], 'one'],
  [['one', 'two'], 'two'],
  [['one', undefined], undefined],
])('the last of %j is %s', (items, item) => {
  expect(last(items)).toBe(item);
});
