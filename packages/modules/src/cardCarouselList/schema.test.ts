import { expect, test } from 'vitest';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

test.each([
  [[{ image: { source: '/images/cloth/800' } }], true],
  [[{ title: '华达呢' }], false],
])('with %o it is shown: %s', (cards, shown) => {
  const fields = schema.parse({ cards });
  expect(definition.isVisible?.({ fields, data: undefined, now: 0 })).toBe(shown);
});

test('a row of nothing is refused', () => {
  expect(schema.safeParse({ cards: [] }).success).toBe(false);
});
