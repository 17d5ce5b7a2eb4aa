import { expect, test } from 'vitest';
import { countColumns, MAX_COLUMNS } from './size-columns.ts';

test.each([
  [1, 3, 3],
  [2, 3, 3],
  [3, 3, 3],
  [4, 4, 4],
  [5, 5, 5],
  [6, 3, 6],
  [7, 4, 4],
  [8, 4, 4],
  [9, 3, 3],
  [10, 5, 5],
  [11, 4, 6],
  [13, 5, 5],
])('%i sizes stand in %i columns on a phone and in %i on a desktop', (count, phone, desktop) => {
  expect(countColumns(count, MAX_COLUMNS.short)).toBe(phone);
  expect(countColumns(count, MAX_COLUMNS.wide)).toBe(desktop);
});

test.each(Array.from({ length: 30 }, (_, n) => n + 2))(
  'no row of %i sizes has a single one',
  (count) => {
    for (const most of Object.values(MAX_COLUMNS)) {
      const columns = countColumns(count, most);
      if (count > columns && most > 4) expect(count % columns).not.toBe(1);
    }
  },
);
