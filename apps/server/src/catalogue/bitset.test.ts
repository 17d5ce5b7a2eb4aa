import { describe, expect, it } from 'vitest';
import {
  add,
  emptySet,
  fullSet,
  has,
  join,
  keep,
  membersOf,
  setOf,
  sizeOf,
  sizeOfCommon,
} from './bitset.ts';

describe('a set of numbers', () => {
  it.each([0, 1, 31, 32, 33, 64, 100])('that is full has all %i members and no more', (size) => {
    const set = fullSet(size);
    expect(sizeOf(set)).toBe(size);
    expect([...membersOf(set)]).toEqual(Array.from({ length: size }, (_, n) => n));
  });

  it('keeps members at the edges of its words', () => {
    const set = emptySet(100);
    for (const member of [0, 31, 32, 63, 99]) add(set, member);
    expect([...membersOf(set)]).toEqual([0, 31, 32, 63, 99]);
    expect(has(set, 31)).toBe(true);
    expect(has(set, 30)).toBe(false);
  });

  it('is narrowed, widened and compared', () => {
    const left = () => setOf(70, [1, 31, 40, 69]);
    const right = setOf(70, [2, 31, 69]);
    expect([...membersOf(keep(left(), right))]).toEqual([31, 69]);
    expect([...membersOf(join(left(), right))]).toEqual([1, 2, 31, 40, 69]);
    expect(sizeOfCommon(left(), right)).toBe(2);
  });
});
