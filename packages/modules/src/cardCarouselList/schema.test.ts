import { expect, test } from 'vitest';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

test.each([
  [[{ image: { source: '/images/cloth/800' } }], true],
  [[{ title: '华达呢' }], false],
])('shows the module with %o: %s', (cards, shown) => {
  const fields = schema.parse({ cards });
  expect(definition.isVisible?.({ fields, data: undefined, now: 0 })).toBe(shown);
});

test('refuses an empty list of cards', () => {
  expect(schema.safeParse({ cards: [] }).success).toBe(false);
});
