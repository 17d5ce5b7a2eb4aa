import { expect, test } from 'vitest';
import { z } from 'zod';
import { link } from './fields/link.ts';
import { colour, countUpTo, line } from './fields/scalars.ts';
import { parseWithRepair } from './repair.ts';

const item = z.object({ name: z.string(), note: line(5), commonLink: link.optional() });
const schema = z.object({
  id: z.string().regex(/^\d+$/),
  title: line(5),
  background: colour,
  count: countUpTo({ min: 2, max: 8, default: 4 }),
  items: z.array(item).max(3).default([]),
});
const good = { id: '1', title: '早春', background: 'pine', count: 3, items: [{ name: 'a' }] };
const defaults = { title: '', background: '', count: 4, items: [] };

test.each<[string, object, object, string[]]>([
  ['nothing', good, { ...good, items: [{ name: 'a', note: '' }] }, []],
  ['a text that is too long', { id: '1', title: '123456' }, { id: '1', ...defaults }, ['title']],
  ['a wrong type', { id: '1', title: 7 }, { id: '1', ...defaults }, ['title']],
  ['null', { id: '1', title: null }, { id: '1', ...defaults }, ['title']],
  ['an unknown colour', { id: '1', background: 'x' }, { id: '1', ...defaults }, ['background']],
  ['a number below its minimum', { id: '1', count: 0 }, { id: '1', ...defaults }, ['count']],
  ['a list that is none', { id: '1', items: 'a' }, { id: '1', ...defaults }, ['items']],
  [
    'an item without what it needs',
    { id: '1', items: [{ name: 'a' }, { note: 'b' }, { name: 'c' }] },
    {
      id: '1',
      ...defaults,
      items: [
        { name: 'a', note: '' },
        { name: 'c', note: '' },
      ],
    },
    ['items.1'],
  ],
  [
    'a field of an item',
    { id: '1', items: [{ name: 'a', note: '123456' }] },
    { id: '1', ...defaults, items: [{ name: 'a', note: '' }] },
    ['items.0.note'],
  ],
  [
    'one target of a link',
    { id: '1', items: [{ name: 'a', commonLink: { web: '/a', mp: 'javascript:x' } }] },
    { id: '1', ...defaults, items: [{ name: 'a', note: '', commonLink: { web: '/a' } }] },
    ['items.0.commonLink.mp'],
  ],
  [
    'several at once',
    { id: '1', title: 7, count: 'x', background: 9 },
    { id: '1', ...defaults },
    ['title', 'background', 'count'],
  ],
])('repairs %s', (_, raw, fields, dropped) => {
  const result = parseWithRepair(schema, raw);
  expect(result).toMatchObject({ ok: true, fields });
  const paths = result.ok ? result.dropped.map((text) => text.split(' ')[0]) : [];
  expect(paths).toEqual(dropped);
});

test.each([
  ['a required field that is missing', { title: 'a' }],
  ['a required field that is invalid', { id: 'x' }],
  ['no fields at all', 'text'],
])('refuses %s', (_, raw) => {
  expect(parseWithRepair(schema, raw).ok).toBe(false);
});

test('leaves the given fields unchanged', () => {
  const raw = { id: '1', title: 7 };
  parseWithRepair(schema, raw);
  expect(raw).toEqual({ id: '1', title: 7 });
});
