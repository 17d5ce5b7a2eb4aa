import { describe, expect, it } from 'vitest';
import {
  add,
  countCommon,
  countMembers,
  createBitset,
  emptySet,
  fullSet,
  has,
  intersect,
  listMembers,
  unite,
} from './bitset.ts';

describe('bitset', () => {
  it.each([0, 1, 31, 32, 33, 64, 100])('fullSet(%i) has all members and no more', (size) => {
    const set = fullSet(size);
    expect(countMembers(set)).toBe(size);
    expect([...listMembers(set)]).toEqual(Array.from({ length: size }, (_, n) => n));
  });

  it('keeps members at the edges of its words', () => {
    const set = emptySet(100);
    for (const member of [0, 31, 32, 63, 99]) add(set, member);
    expect([...listMembers(set)]).toEqual([0, 31, 32, 63, 99]);
    expect(has(set, 31)).toBe(true);
    expect(has(set, 30)).toBe(false);
  });

  it('intersects, unites and counts common members', () => {
    const left = () => createBitset(70, [1, 31, 40, 69]);
    const right = createBitset(70, [2, 31, 69]);
    expect([...listMembers(intersect(left(), right))]).toEqual([31, 69]);
    expect([...listMembers(unite(left(), right))]).toEqual([1, 2, 31, 40, 69]);
    expect(countCommon(left(), right)).toBe(2);
  });
});
