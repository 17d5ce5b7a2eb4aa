import { expect, test } from 'vitest';
import { schema } from './schema.ts';

const item = { question: '含税吗', answer: '<p>是</p>' };

test.each([
  [{ items: [item] }, true],
  [{ items: [] }, false],
  [{ items: [{ answer: '<p>是</p>' }] }, false],
  [{ items: [{ question: ' ', answer: '' }] }, false],
])('%o is accepted: %s', (value, good) => expect(schema.safeParse(value).success).toBe(good));
