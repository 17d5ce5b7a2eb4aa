import type { CategoryNode } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { findGroupInView, groupChildren, isBrandTab, parseLetter } from './rules.ts';

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
])('groups the children of a category, case %#', (children, expected) => {
  const groups = groupChildren(node('1', children));
  expect(groups.map(({ name, nodes }) => [name, nodes.length])).toEqual(expected);
});

test('detects the tab of brands', () => {
  expect([isBrandTab({ tab: 'brands' }), isBrandTab({})]).toEqual([true, false]);
});

test.each([
  [{ letter: 'V' }, 'V'],
  [{ letter: '#' }, '#'],
  [{ letter: 'v1' }, 'all'],
  [{}, 'all'],
])('parses the letter of %j as %s', (query, letter) => {
  expect(parseLetter(query)).toBe(letter);
});

test.each([
  [[160, 400, 900], 0],
  [[-300, 140, 900], 1],
  [[-900, -400, 141], 2],
  [[undefined], 0],
])('with groups at %j, the group in view is %i', (tops, index) => {
  expect(findGroupInView(tops, 140)).toBe(index);
});
