import { expect, test } from 'vitest';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

const button = { text: '去挑选', commonLink: { web: '/content/spring' } };

test.each([
  [{ buttons: [button] }, true],
  [{ buttons: [button, button] }, true],
  [{ buttons: [button, button, button] }, false],
  [{ buttons: [] }, false],
])('accepts the fields %o: %s', (value, good) =>
  expect(schema.safeParse(value).success).toBe(good),
);

test.each([
  [[button], true],
  [[{ text: '去挑选' }, button], true],
  [[{ text: '去挑选' }], false],
])('shows the module with %o: %s', (buttons, shown) => {
  const fields = schema.parse({ buttons });
  expect(definition.isVisible?.({ fields, data: undefined, now: 0, host: { name: 'web' } })).toBe(
    shown,
  );
});
