import { describe, expect, test } from 'vitest';
import { type CardLabel, findOpeningTime, selectCardTag, selectTopLabel } from './card-product.ts';

const label = (id: number, priority: number): CardLabel => ({ id, priority, name: `label ${id}` });
const first = label(1001, 0);

test('label 1001 outranks every priority; otherwise the highest priority wins', () => {
  expect(selectTopLabel([label(7, 9), first])).toBe(first);
  expect(selectTopLabel([label(7, 1), label(8, 5)])?.id).toBe(8);
  expect(selectTopLabel([])).toBeUndefined();
});

describe('selectCardTag returns the most urgent tag', () => {
  const plain = { tag: null, labels: [], isLowStock: false, isSoldOut: false };
  test.each([
    [{ ...plain }, null],
    [{ ...plain, tag: 'NewSeason' as const }, { kind: 'newSeason' }],
    [{ ...plain, tag: 'Exclusive' as const }, { kind: 'exclusive' }],
    [
      { ...plain, tag: 'Exclusive' as const, labels: [label(7, 1)] },
      { kind: 'label', name: 'label 7' },
    ],
    [{ ...plain, labels: [label(7, 1)], isLowStock: true }, { kind: 'lowStock' }],
    [
      { ...plain, labels: [first], isLowStock: true },
      { kind: 'label', name: 'label 1001' },
    ],
    [{ ...plain, labels: [first], isLowStock: true, isSoldOut: true }, { kind: 'soldOut' }],
  ])('of %o', (product, tag) => {
    expect(selectCardTag(product)).toEqual(tag);
  });
});

test.each([
  ['2026-11-25T02:00:00.000Z', Date.UTC(2026, 10, 25, 2)],
  ['2026-11-20T02:00:00.000Z', undefined],
  [null, undefined],
  [undefined, undefined],
])('a product that opens at %s opens ahead at %s', (opensAt, at) => {
  expect(findOpeningTime({ opensAt }, Date.UTC(2026, 10, 23))).toBe(at);
});
