import { expect, test } from 'vitest';
import { deliverEntry, parseEntry } from './parse.ts';

test('fills in the defaults of an entry', () => {
  const parsed = parseEntry({ id: '7', code: 'productSet', fields: { setId: '12' } });
  expect(parsed).toMatchObject({
    ok: true,
    entry: { id: '7', code: 'productSet', fields: { setId: '12', quantity: 20 } },
  });
});

test('removes unknown fields', () => {
  const parsed = parseEntry({ id: '7', code: 'text', fields: { title: '关于', wobble: 1 } });
  expect(parsed.ok && parsed.entry.fields).not.toHaveProperty('wobble');
});

test.each([
  [{ id: '1', code: 'carousel3000', fields: {} }, 'no module is called carousel3000'],
  [{ id: '1', code: 'constructor', fields: {} }, 'no module is called constructor'],
  [{ id: '1', fields: {} }, 'must have an id and a code'],
  [null, 'must have an id and a code'],
  [{ id: '9', code: 'productSet', fields: { setId: '12', quantity: 1 } }, 'productSet 9: quantity'],
  [{ id: '9', code: 'productSet' }, 'productSet 9: setId'],
  [
    { id: '9', code: 'video', fields: { video: { provider: 'elsewhere', source: '/a' } } },
    'video 9: video.provider',
  ],
])('refuses %o with a reason', (raw, reason) => {
  const parsed = parseEntry(raw);
  expect(parsed.ok ? '' : parsed.reason).toContain(reason);
});

test('replaces an invalid field by its default and says which', () => {
  const parsed = parseEntry({ id: '7', code: 'text', fields: { title: 7, content: 'a' } });
  expect(parsed).toMatchObject({ ok: true, entry: { fields: { title: '', content: 'a' } } });
  expect(parsed.ok && parsed.dropped[0]).toContain('text 7: title');
});

test('prepares a parsed entry for delivery with the schema of its code', () => {
  const tools = { findImage: () => undefined, cleanHtml: () => 'clean' };
  const entry = { id: '1', code: 'text', fields: { title: 'a', content: '<b>' } };
  expect(deliverEntry(entry, tools).fields).toEqual({ title: 'a', content: 'clean' });
});
