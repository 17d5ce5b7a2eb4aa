import { expect, test } from 'vitest';
import { listClashes, mergeValues } from './merge-values.ts';

const base: Readonly<Record<string, unknown>> = {
  name: { 'zh-CN': '包', 'en-US': 'Bag' },
  charts: ['a'],
  position: 1,
  note: null,
};

test('keeps what was typed, and takes the rest from what was saved meanwhile', () => {
  const mine = { ...base, name: { 'zh-CN': '手袋', 'en-US': 'Bag' }, charts: ['a', 'b'] };
  const theirs = {
    name: { 'zh-CN': '包', 'en-US': 'Bags' },
    charts: ['c'],
    position: 2,
    note: 'x',
  };
  expect(mergeValues({ base, mine, theirs })).toEqual({
    name: { 'zh-CN': '手袋', 'en-US': 'Bags' },
    charts: ['a', 'b'],
    position: 2,
    note: 'x',
  });
});

test('keeps a field that was emptied, and one that nothing was stored in before', () => {
  const mine = { ...base, name: undefined, note: { 'zh-CN': '新' } };
  expect(mergeValues({ base, mine, theirs: base })).toEqual({ ...mine, name: undefined });
});

test('names the fields that both changed in different ways', () => {
  const mine = { ...base, position: 5, charts: ['b'], note: 'x' };
  const theirs = { ...base, position: 6, note: 'x' };
  expect(listClashes({ base, mine, theirs })).toEqual([['position']]);
});

test('names the language of a text that both changed, and forgets what was taken out', () => {
  const mine = { ...base, name: { 'zh-CN': '手袋', 'en-US': 'Bag' } };
  const theirs = { ...base, name: { 'zh-CN': '提包' } };
  expect(mergeValues({ base, mine, theirs })).toStrictEqual({
    ...base,
    name: { 'zh-CN': '手袋', 'en-US': undefined },
  });
  expect(listClashes({ base, mine, theirs })).toEqual([['name', 'zh-CN']]);
});

test('keeps or takes fields that belong together as one', () => {
  const together = [['kind', 'ids']];
  const base = { kind: 'hand', ids: ['1'], position: 1 };
  const theirs = { kind: 'rule', ids: [], position: 2 };
  const mine = { ...base, ids: ['1', '2'] };
  expect(mergeValues({ base, mine, theirs }, together)).toEqual({ ...mine, position: 2 });
  expect(listClashes({ base, mine, theirs }, together)).toEqual([['kind']]);
  expect(mergeValues({ base, mine: base, theirs }, together)).toEqual(theirs);
});
