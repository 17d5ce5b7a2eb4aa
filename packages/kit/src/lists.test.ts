import { expect, test } from 'vitest';
import { last, toggleItem } from './lists.ts';

test.each([
  [[], undefined],
  [['one'], 'one'],
  [['one', 'two'], 'two'],
  [['one', undefined], undefined],
])('the last of %j is %s', (items, item) => {
  expect(last(items)).toBe(item);
});

test('adds a missing item, and removes it again', () => {
  expect(toggleItem(['one'], 'two')).toEqual(['one', 'two']);
  expect(toggleItem(['one', 'two'], 'one')).toEqual(['two']);
});
