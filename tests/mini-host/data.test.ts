import { describe, expect, it } from 'vitest';
import { applyPatch, MAX_SET_DATA_BYTES, transfer } from './data.ts';

describe('setData', () => {
  it.each<[object, Record<string, unknown>, object]>([
    [{ a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    [{ a: { b: 1 } }, { 'a.c': 2 }, { a: { b: 1, c: 2 } }],
    [{ list: [{ n: 1 }] }, { 'list[0].n': 2 }, { list: [{ n: 2 }] }],
    [{ root: { cn: [] } }, { 'root.cn.[0]': { v: 'x' } }, { root: { cn: [{ v: 'x' }] } }],
    [{}, { 'a[1].b': 1 }, { a: [undefined, { b: 1 }] }],
    [{ a: null }, { 'a.b': 1 }, { a: { b: 1 } }],
  ])('%j with %j', (data, patch, result) => {
    const copy = structuredClone(data) as Record<string, unknown>;
    applyPatch(copy, patch);
    expect(copy).toEqual(result);
  });

  it('transfers JSON only, without functions and undefined', () => {
    expect(transfer({ a: undefined, b: () => 1, c: new Date(0) })).toEqual({
      c: '1970-01-01T00:00:00.000Z',
    });
  });

  it('rejects an update over the size limit', () => {
    expect(() => transfer({ a: 'x'.repeat(MAX_SET_DATA_BYTES) })).toThrow('more than a view takes');
  });
});
