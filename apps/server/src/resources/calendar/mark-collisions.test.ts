import { expect, test } from 'vitest';
import { createEntry } from './entry.ts';
import { markCollisions } from './mark-collisions.ts';

const entry = (id: string, startsAt: string | null, endsAt: string | null) =>
  createEntry({ kind: 'sale', id, name: id, startsAt, endsAt });

test.each([
  ['one begins when the other ends', '2026-12-03T00:00:00Z', null, []],
  ['they have a day in common', '2026-12-02T00:00:00Z', null, ['sale/b']],
  ['one has neither beginning nor end', null, null, ['sale/b']],
])('%s', (_, startsAt, endsAt, expected) => {
  const first = entry('a', '2026-12-01T00:00:00Z', '2026-12-03T00:00:00Z');
  const [marked] = markCollisions([first, entry('b', startsAt, endsAt)], () => true);
  expect(marked?.collidesWith).toEqual(expected);
});

test('asks the rule of the kind', () => {
  const entries = [entry('a', null, null), entry('b', null, null)];
  expect(markCollisions(entries, () => false).map((one) => one.collidesWith)).toEqual([[], []]);
});
