import { describe, expect, test } from 'vitest';
import { type CardLabel, cardTag, FIRST_LABEL_ID, topLabel } from './card-product.ts';

const label = (id: number, priority: number): CardLabel => ({ id, priority, name: `label ${id}` });
const first = label(FIRST_LABEL_ID, 0);

test('label 1001 goes before any priority; else the higher priority speaks', () => {
  expect(topLabel([label(7, 9), first])).toBe(first);
  expect(topLabel([label(7, 1), label(8, 5)])?.id).toBe(8);
  expect(topLabel([])).toBeUndefined();
});

describe('the one thing at the corner', () => {
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
  ])('%o', (product, tag) => {
    expect(cardTag(product)).toEqual(tag);
  });
});
