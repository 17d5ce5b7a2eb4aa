import { expect, test } from 'vitest';
import { deliverEntry, parseEntry } from './parse.ts';

test('an entry comes out with every default in place', () => {
  const parsed = parseEntry({ id: '7', code: 'productSet', fields: { setId: '12' } });
  expect(parsed).toMatchObject({
    ok: true,
    entry: { id: '7', code: 'productSet', fields: { setId: '12', quantity: 20 } },
  });
});

test('fields that no module knows are left behind', () => {
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
])('%o is refused with a reason', (raw, reason) => {
  const parsed = parseEntry(raw);
  expect(parsed.ok ? '' : parsed.reason).toContain(reason);
});

test('a parsed entry is delivered by the schema of its code', () => {
  const tools = { imageSet: () => undefined, cleanHtml: () => 'clean' };
  const entry = { id: '1', code: 'text', fields: { title: 'a', content: '<b>' } };
  expect(deliverEntry(entry, tools).fields).toEqual({ title: 'a', content: 'clean' });
});
