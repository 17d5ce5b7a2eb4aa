import { describe, expect, it } from 'vitest';
import { isSame } from '../../../form/is-same.ts';
import { type Choices, mergeContent } from './merge-content.ts';

/** A page as text: a letter is a module, a number after it is its content. */
const page = (text: string, title = '春') => ({
  title,
  entries: text
    .split(' ')
    .filter(Boolean)
    .map((part) => ({ id: part[0] ?? '', code: 'text', fields: { content: part.slice(1) } })),
});
const write = ({ entries }: ReturnType<typeof page>) =>
  entries.map(({ id, fields }) => id + fields.content).join(' ');

function merge([base, mine, theirs]: readonly string[], choices: Choices = {}) {
  const versions = { base: page(base ?? ''), mine: page(mine ?? ''), theirs: page(theirs ?? '') };
  const { content, conflicts } = mergeContent(versions, choices);
  return {
    text: write(content as ReturnType<typeof page>),
    conflicts: conflicts.map(({ key }) => key),
  };
}

describe('without a collision', () => {
  it.each([
    ['neither changes anything', ['a b c', 'a b c', 'a b c'], 'a b c'],
    ['only I change a module', ['a b c', 'a b1 c', 'a b c'], 'a b1 c'],
    ['only they change a module', ['a b c', 'a b c', 'a b c2'], 'a b c2'],
    ['each changes another module', ['a b c', 'a1 b c', 'a b c2'], 'a1 b c2'],
    ['both make the same change', ['a b', 'a b1', 'a b1'], 'a b1'],
    ['I add at the end, they at the start', ['a b', 'a b x', 'y a b'], 'y a b x'],
    ['both add at the same place', ['a b', 'a x b', 'a y b'], 'a x y b'],
    ['both add to an empty page', ['', 'x', 'y'], 'x y'],
    ['I add several in a row', ['a', 'a x y z', 'a b'], 'a x y z b'],
    ['I delete, they change another', ['a b c', 'a c', 'a1 b c'], 'a1 c'],
    ['they delete, I change another', ['a b c', 'a b c1', 'b c'], 'b c1'],
    ['both delete the same', ['a b c', 'a c', 'a c'], 'a c'],
    ['both delete different ones', ['a b c', 'b c', 'a b'], 'b'],
    ['I delete everything, they nothing', ['a b', '', 'a b'], ''],
    ['I move, they change what I moved', ['a b c', 'c a b', 'a b c2'], 'c2 a b'],
    ['they move, I change what they moved', ['a b c', 'a b c1', 'c a b'], 'c1 a b'],
    ['I move, they add', ['a b c', 'c a b', 'a x b c'], 'c a x b'],
    ['I move, they delete its neighbour', ['a b c', 'a c b', 'a b'], 'a b'],
    ['each moves another', ['a b c d', 'b a c d', 'a b d c'], 'b a d c'],
    ['both make the same move', ['a b c', 'c a b', 'c a b'], 'c a b'],
    ['I add behind what they delete', ['a b c', 'a b x c', 'a c'], 'a x c'],
  ])('%s', (_, texts, expected) => {
    expect(merge(texts)).toEqual({ text: expected, conflicts: [] });
  });
});

describe('with a collision', () => {
  it.each([
    ['both change a module', ['a b', 'a1 b', 'a2 b'], 'module a', 'a1 b', 'a2 b'],
    ['I change what they delete', ['a b', 'a1 b', 'b'], 'module a', 'a1 b', 'b'],
    ['I delete what they change', ['a b', 'a', 'a b2'], 'module b', 'a', 'a b2'],
    ['both add one id with other content', ['a', 'a x1', 'a x2'], 'module x', 'a x1', 'a x2'],
    [
      'both move a module elsewhere',
      ['a b c d', 'd a b c', 'a d b c'],
      'order',
      'd a b c',
      'a d b c',
    ],
  ])('%s', (_, texts, key, mine, theirs) => {
    expect(merge(texts)).toEqual({ text: mine, conflicts: [key] });
    expect(merge(texts, { [key]: 'mine' })).toEqual({ text: mine, conflicts: [] });
    expect(merge(texts, { [key]: 'theirs' })).toEqual({ text: theirs, conflicts: [] });
  });

  it('decides each on its own, and keeps what does not collide', () => {
    const texts = ['a b c d', 'a1 b1 c1 d', 'a2 b2 c d2'];
    expect(merge(texts).conflicts).toEqual(['module a', 'module b']);
    expect(merge(texts, { 'module a': 'theirs', 'module b': 'mine' })).toEqual({
      text: 'a2 b1 c1 d2',
      conflicts: [],
    });
  });

  it.each([
    ['春', '夏', '春', '夏', []],
    ['春', '春', '秋', '秋', []],
    ['春', '夏', '秋', '夏', ['title']],
  ])('merges the title %s, mine %s, theirs %s', (base, mine, theirs, title, keys) => {
    const versions = { base: page('a', base), mine: page('a', mine), theirs: page('a', theirs) };
    const { content, conflicts } = mergeContent(versions);
    expect([content.title, conflicts.map(({ key }) => key)]).toEqual([title, keys]);
  });
});

it('loses and doubles no module, whatever both do', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const change = (text: string, added: string) => {
    const parts = text.split(' ');
    parts.splice(random(parts.length), 0, ...parts.splice(random(parts.length), 1));
    parts.splice(random(parts.length + 1), 0, added);
    return parts.join(' ');
  };
  for (let round = 0; round < 500; round++) {
    const base = 'a b c d e f';
    const mine = change(change(base, 'x1'), 'y1');
    const theirs = change(base, 'z2');
    for (const choices of [{ order: 'mine' }, { order: 'theirs' }] as const) {
      const { text, conflicts } = merge([base, mine, theirs], choices);
      expect(text.split(' ').sort().join(' ')).toBe('a b c d e f x1 y1 z2');
      expect(conflicts).toEqual([]);
    }
  }
});

it.each([
  [{ a: 1, b: [1, { c: '' }] }, { b: [1, { c: '' }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1 }, { b: 1 }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
  ['1', 1, false],
])('compares %j with %j', (one, other, expected) => {
  expect(isSame(one, other)).toBe(expected);
});
