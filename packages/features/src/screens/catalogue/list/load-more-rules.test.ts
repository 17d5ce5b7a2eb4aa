import { expect, test } from 'vitest';
import { canLoadByScrolling, getNextPage } from './load-more-rules.ts';

test.each([
  [1, 39, 5],
  [5, 39, 9],
  [37, 39, 39],
])('goes on from page %i of %i to page %i', (page, totalPages, next) => {
  expect(getNextPage(page, totalPages)).toBe(next);
});

test('an endless list waits for a press after every hundred and twenty products', () => {
  const pages = [1, 5, 9, 13, 17, 21, 25];
  expect(pages.filter(canLoadByScrolling)).toEqual([1, 5, 13, 17, 25]);
});
