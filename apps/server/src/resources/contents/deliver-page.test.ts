import { expect, test, vi } from 'vitest';
import { type DroppedEntry, deliverPage, type StoredPage } from './deliver-page.ts';

const deliver = (page: object) => {
  const onDropped = vi.fn<(dropped: DroppedEntry) => void>();
  const stored = { code: 'spring', version: 1, entries: [], ...page } as StoredPage;
  const entries = deliverPage(stored, {
    imageSet: () => undefined,
    onDropped,
    onRepaired: () => undefined,
  });
  return { entries, dropped: onDropped.mock.calls.map(([{ page: code, entry }]) => [code, entry]) };
};

test.each([
  ['an object', {}],
  ['a text', 'entries'],
  ['nothing', null],
])('delivers a page empty and reports it when its modules are %s', (_, entries) => {
  expect(deliver({ entries })).toEqual({ entries: [], dropped: [['spring', 'page']] });
});

test.each([null, 7, 'text', [], { code: 'text' }, { code: null, fields: null }])(
  'leaves out the entry %j and reports it',
  (entry) => {
    const { entries, dropped } = deliver({ entries: [entry] });
    expect(entries).toEqual([]);
    expect(dropped).toHaveLength(1);
    expect(dropped[0]?.[0]).toBe('spring');
  },
);
