import { expect, test } from 'vitest';
import { dropCategory, stepCategory } from './category-moves.ts';

const categories = [
  { id: '1', parentId: null },
  { id: '2', parentId: '1' },
  { id: '3', parentId: '1' },
  { id: '4', parentId: '1' },
  { id: '5', parentId: '2' },
];

test.each([
  ['3', -1, { id: '3', parentId: '1', beforeId: '2' }],
  ['2', 1, { id: '2', parentId: '1', beforeId: '4' }],
  ['3', 1, { id: '3', parentId: '1', beforeId: null }],
  ['2', -1, undefined],
  ['4', 1, undefined],
  ['1', 1, undefined],
] as const)('category %s moves by %i', (id, by, move) => {
  expect(stepCategory(categories, id, by)).toEqual(move);
});

test.each([
  ['5', '3', 'inside', { id: '5', parentId: '3', beforeId: null }],
  ['5', '3', 'before', { id: '5', parentId: '1', beforeId: '3' }],
  ['5', '3', 'after', { id: '5', parentId: '1', beforeId: '4' }],
  ['4', '3', 'after', { id: '4', parentId: '1', beforeId: null }],
  ['5', '1', 'after', undefined],
] as const)('category %s dropped at %s %s', (id, target, place, move) => {
  expect(dropCategory(categories, id, target, place)).toEqual(move);
});
