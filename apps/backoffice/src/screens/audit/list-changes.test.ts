import { expect, test } from 'vitest';
import { listChanges } from './list-changes.ts';

test.each([
  ['a changed field', { name: 'A', version: 1 }, { name: 'B', version: 1 }, ['name: A → B']],
  ['a field that is new', {}, { name: 'B' }, ['name:  → B']],
  ['something created', null, { id: '7' }, ['id:  → 7']],
  ['something deleted', { id: '7' }, null, ['id: 7 → ']],
  [
    'fields within lists',
    { prices: [{ amount: 1 }] },
    { prices: [{ amount: 2 }, { amount: 3 }] },
    ['prices.0.amount: 1 → 2', 'prices.1.amount:  → 3'],
  ],
  ['a list that became empty', { ids: ['1'] }, { ids: [] }, ['ids.0: 1 → ', 'ids:  → []']],
  ['a plain value', 'old', 'new', [': old → new']],
  ['nothing', { a: null }, {}, []],
])('lists %s', (_, before, after, expected) => {
  const lines = listChanges(before, after).map(
    ({ path, ...change }) => `${path}: ${change.before} → ${change.after}`,
  );
  expect(lines).toEqual(expected);
});
