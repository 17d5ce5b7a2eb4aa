import { expect, test } from 'vitest';
import { hasRules, ROTATION_MS } from './rules.ts';
import { schema } from './schema.ts';

test('shows each line for five seconds', () => expect(ROTATION_MS).toBe(5000));

test.each([
  [{ text: 'a' }, false],
  [{ text: 'a', popupTitle: '规则' }, true],
  [{ text: 'a', popupContent: '<p>满减</p>' }, true],
  [{ text: 'a', link: { web: '/' } }, false],
])('treats %o as a line with rules: %s', (item, expected) => {
  const [parsed] = schema.parse({ items: [item] }).items;
  expect(parsed && hasRules(parsed)).toBe(expected);
});

test.each([
  [{ items: [{ text: '含税直达' }] }, true],
  [{ items: [{ text: '含税直达', color: 'paper', popupContent: '<p>…</p>' }] }, true],
  [{ items: [] }, false],
  [{ items: [{ text: '  ' }] }, false],
  [{ items: [{ text: 'x'.repeat(81) }] }, false],
  [{}, false],
])('accepts the fields %o: %s', (value, good) =>
  expect(schema.safeParse(value).success).toBe(good),
);
