import { describe, expect, it } from 'vitest';
import {
  expandLinkedBlocks,
  LINKED_BLOCK,
  listLinkedBlocks,
  readLinkedBlock,
} from './linked-block.ts';
import { findEntryFaults, parseEntry } from './parse.ts';
import { listReferences } from './references.ts';

const text = (id: string) => ({ id, code: 'text', fields: { content: id } });
const linked = (id: string, block: unknown) => ({ id, code: LINKED_BLOCK, fields: { block } });

it.each([
  [linked('a', 'promise'), 'promise'],
  [linked('a', ''), undefined],
  [linked('a', 7), undefined],
  [linked('a', '../x'), undefined],
  [text('a'), undefined],
])('reads the block of %o as %s', (entry, block) => expect(readLinkedBlock(entry)).toBe(block));

it('lists each block of a page once', () => {
  const entries = [linked('a', 'promise'), text('b'), linked('c', 'help'), linked('d', 'promise')];
  expect(listLinkedBlocks(entries)).toEqual(['promise', 'help']);
});

it('is a part of a page that is stored, and names nothing of the shop', () => {
  expect(parseEntry(linked('a', 'promise'))).toMatchObject({ ok: true, dropped: [] });
  expect(findEntryFaults(linked('a', undefined))).toMatchObject([{ field: 'block' }]);
  expect(listReferences(linked('a', 'promise'))).toEqual([]);
});

describe('the modules of a block', () => {
  const blocks = new Map([
    ['promise', [text('x'), text('y')]],
    ['empty', []],
    ['nested', [linked('z', 'promise')]],
  ]);

  it('take the place of the entry, with an id for each place', () => {
    const entries = [text('a'), linked('b', 'promise'), linked('c', 'promise'), text('d')];
    const expanded = expandLinkedBlocks(entries, blocks);
    expect(expanded.map(({ id }) => id)).toEqual(['a', 'b__x', 'b__y', 'c__x', 'c__y', 'd']);
    expect(expanded[1]).toEqual({ ...text('x'), id: 'b__x' });
  });

  it('may be none, and are not looked for within a block', () => {
    expect(expandLinkedBlocks([linked('a', 'empty')], blocks)).toEqual([]);
    expect(expandLinkedBlocks([linked('a', 'nested')], blocks)).toMatchObject([
      { id: 'a__z', code: LINKED_BLOCK },
    ]);
  });

  it('are missed by an entry whose block is unknown', () => {
    const entries = [linked('a', 'gone')];
    expect(expandLinkedBlocks(entries, blocks)).toEqual(entries);
  });
});
