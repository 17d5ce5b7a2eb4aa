import { expect, test } from 'vitest';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

test.each([
  [{ commonLink: { web: '/content/spring' } }, true],
  [{ text: '去看' }, false],
])('shows the module with %o: %s', (value, shown) => {
  const fields = schema.parse(value);
  expect(definition.isVisible?.({ fields, data: undefined, now: 0, host: { name: 'web' } })).toBe(
    shown,
  );
});

test.each([
  [{ commonLink: { web: 'javascript:alert(1)' } }, false],
  [{ kind: 'huge' }, false],
  [{ colorOfText: 'crimson' }, false],
  [{ kind: 'text', colorOfText: 'red' }, true],
])('accepts the fields %o: %s', (value, good) =>
  expect(schema.safeParse(value).success).toBe(good),
);
