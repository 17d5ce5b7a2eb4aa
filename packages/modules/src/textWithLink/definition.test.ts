import { expect, test } from 'vitest';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

test.each([
  [{}, false],
  [{ commonLink: { web: '/content/about' } }, false],
  [{ text: '从哪里来' }, true],
  [{ linkText: '关于我们' }, true],
])('shows the module with %o: %s', (value, shown) => {
  const fields = schema.parse(value);
  expect(definition.isVisible?.({ fields, data: undefined, now: 0 })).toBe(shown);
});
