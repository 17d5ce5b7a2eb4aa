import { expect, it } from 'vitest';
import { findNewerFields, type NewerChange } from './find-newer-fields.ts';

const change = (id: string, undoes: string | null = null, fields = ['price']): NewerChange => ({
  id,
  undoes,
  fields,
});

it.each<[string, NewerChange[], string[]]>([
  ['nothing newer', [], []],
  ['a newer change', [change('2')], ['price']],
  ['changes of several fields', [change('3'), change('2', null, ['size'])], ['price', 'size']],
  ['an undo of an older change', [change('2', '1')], ['price']],
  ['a newer change that was put back', [change('3', '2'), change('2')], []],
  ['an undo that was put back', [change('4', '3'), change('3', '2'), change('2')], ['price']],
  [
    'an undo of an undo of an undo',
    [change('5', '4'), change('4', '3'), change('3', '2'), change('2')],
    [],
  ],
])('finds the fields that are in the way with %s', (_, newer, expected) => {
  expect([...findNewerFields(newer)].sort()).toEqual(expected);
});
