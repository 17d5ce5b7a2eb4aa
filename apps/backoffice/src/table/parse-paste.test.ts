import { expect, test } from 'vitest';
import { parsePaste } from './parse-paste.ts';

test('reads copied cells, and leaves one word alone', () => {
  expect(parsePaste('38\tFR\r\n40\tFR\r\n')).toEqual([
    ['38', 'FR'],
    ['40', 'FR'],
  ]);
  expect(parsePaste('38')).toBeUndefined();
});
