import type { CategoryNode } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { genderOf, groupsOf, inView, isBrands, letterOf } from './rules.ts';

const node = (id: string, children: CategoryNode[] = []): CategoryNode => ({
  id,
  name: `name ${id}`,
  image: [],
  count: 1,
  children,
});

test.each([
  [[], []],
  [[node('2'), node('3')], [['', 2]]],
  [
    [node('2', [node('4')]), node('3')],
    [
      ['', 1],
      ['name 2', 1],
    ],
  ],
  [[node('2', [node('4'), node('5')])], [['name 2', 2]]],
])('groups below a category, %#', (children, expected) => {
  const groups = groupsOf(node('1', children));
  expect(groups.map(({ name, nodes }) => [name, nodes.length])).toEqual(expected);
});

test.each([
  [{ gender: 'kids' }, 'kids'],
  [{ gender: 'cats' }, 'men'],
  [{}, 'men'],
])('%j is about %s', (query, gender) => {
  expect(genderOf(query, 'men')).toBe(gender);
});

test('brands are a tab of their own', () => {
  expect([isBrands({ tab: 'brands' }), isBrands({})]).toEqual([true, false]);
});

test.each([
  [{ letter: 'V' }, 'V'],
  [{ letter: '#' }, '#'],
  [{ letter: 'v1' }, 'all'],
  [{}, 'all'],
])('brands of %j are those of %s', (query, letter) => {
  expect(letterOf(query)).toBe(letter);
});

test.each([
  [[160, 400, 900], 0],
  [[-300, 140, 900], 1],
  [[-900, -400, 141], 2],
  [[undefined], 0],
])('with groups at %j the one in view is %i', (tops, place) => {
  expect(inView(tops, 140)).toBe(place);
});
