import { expect, test } from 'vitest';
import { schema } from './schema.ts';

const item = { question: '含税吗', answer: '<p>是</p>' };

test.each([
  [{ items: [item] }, true],
  [{ items: [] }, false],
  [{ items: [{ answer: '<p>是</p>' }] }, false],
  [{ items: [{ question: ' ', answer: '' }] }, false],
])('accepts the fields %o: %s', (value, good) =>
  expect(schema.safeParse(value).success).toBe(good),
);
