import type { ProductSummary } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

test.each([
  [{ setId: '12' }, 10],
  [{ setId: '12', quantity: 6 }, 6],
  [{ setId: '12', quantity: 99 }, 20],
])('requests with %o %i products', (value, expected) => {
  expect(schema.parse(value).quantity).toBe(expected);
});

test.each([[{}], [{ setId: '12', quantity: 1 }], [{ setId: 'new' }]])(
  'refuses the fields %o',
  (value) => expect(schema.safeParse(value).success).toBe(false),
);

test.each([
  [0, false],
  [1, false],
  [2, true],
  [3, true],
])('shows the module with %i products: %s', (count, shown) => {
  const data = Array.from({ length: count }, () => ({}) as ProductSummary);
  const fields = schema.parse({ setId: '12' });
  expect(definition.isVisible?.({ fields, data, now: 0 })).toBe(shown);
});

test('needs the session', () => expect(definition.needsSession).toBe(true));
