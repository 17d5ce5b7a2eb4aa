import { describe, expect, it, test } from 'vitest';
import { orderTrees, type PlacedCategory, placeCategory } from './place-category.ts';

const category = (
  id: string,
  parentId: string | null,
  position = 0,
  gender = 'women',
): PlacedCategory => ({ id, parentId, gender, position });

/** 1 > (2 > 21 > 22, 3, 4 > 41 > 42 > 43), and 9 > 91 of the other gender. */
const rows = [
  category('1', null),
  category('3', '1', 2),
  category('2', '1', 1),
  category('4', '1', 3),
  category('21', '2', 1),
  category('22', '21', 1),
  category('41', '4'),
  category('42', '41'),
  category('43', '42'),
  category('9', null, 0, 'men'),
  category('91', '9', 1, 'men'),
];
const find = (id: string) => rows.find((row) => row.id === id) as PlacedCategory;

describe('a category', () => {
  test.each([
    ['3', '1', '2', ['3', '2', '4']],
    ['2', '1', null, ['3', '4', '2']],
    ['2', '1', '3', ['2', '3', '4']],
    ['3', '21', '22', ['3', '22']],
    ['22', '3', null, ['22']],
    ['2', '22', null, 'category-circle'],
    ['2', '2', null, 'category-circle'],
    ['3', '9', null, 'category-of-other-gender'],
    ['3', '77', null, 'parent-unknown'],
    ['1', '3', null, 'root-stays'],
    ['3', '2', '4', 'not-a-sibling'],
    ['3', '1', '3', 'not-a-sibling'],
    ['2', '42', null, 'category-too-deep'],
    ['2', '41', null, ['42', '2']],
  ] as const)('%s goes below %s before %s: %j', (id, parentId, beforeId, expected) => {
    // The three levels of category 2 fit below 41 on the third level, and no longer below 42.
    expect(placeCategory(rows, find(id), { parentId, beforeId })).toEqual(expected);
  });
});

it('lists parents before their children, siblings by position', () => {
  expect(orderTrees(rows).map(({ id }) => id)).toEqual([
    ...['1', '2', '21', '22', '3', '4', '41', '42', '43'],
    ...['9', '91'],
  ]);
});
