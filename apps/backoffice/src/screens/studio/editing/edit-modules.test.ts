import { expect, it } from 'vitest';
import { insertModules, moveModules, removeModules } from './edit-modules.ts';

const list = (ids: string) => [...ids].map((id) => ({ type: 'text', props: { id } }));
const read = (modules: ReturnType<typeof list>) => modules.map(({ props }) => props.id).join('');

it.each([
  ['abcd', 'b', -1, 'bacd'],
  ['abcd', 'b', 1, 'acbd'],
  ['abcd', 'a', -1, 'abcd'],
  ['abcd', 'd', 1, 'abcd'],
  ['abcd', 'bc', -1, 'bcad'],
  ['abcd', 'bc', 1, 'adbc'],
  ['abcd', 'ac', -1, 'acbd'],
  ['abcd', 'bd', 1, 'acbd'],
  ['abcd', 'ab', -1, 'abcd'],
  ['abcd', '', 1, 'abcd'],
  ['abcd', 'abcd', 1, 'abcd'],
] as const)('moves in %s the modules %s by %i', (ids, moved, step, expected) => {
  expect(read(moveModules(list(ids), new Set(moved), step) as never)).toBe(expected);
});

it.each([
  ['abc', 'b', 'ac'],
  ['abc', 'abc', ''],
  ['abc', 'x', 'abc'],
])('removes from %s the modules %s', (ids, removed, expected) => {
  expect(read(removeModules(list(ids), new Set(removed)) as never)).toBe(expected);
});

it.each([
  ['abc', 'a', 'axybc'],
  ['abc', 'ab', 'abxyc'],
  ['abc', '', 'abcxy'],
  ['', '', 'xy'],
])('inserts into %s behind %s', (ids, behind, expected) => {
  expect(read(insertModules(list(ids), list('xy'), new Set(behind)) as never)).toBe(expected);
});
