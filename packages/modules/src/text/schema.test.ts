import { expect, test } from 'vitest';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

test.each([
  [{}, false],
  [{ kicker: 'Prelude' }, false],
  [{ title: '冬序' }, true],
  [{ content: '<p>天凉得正好。</p>' }, true],
])('shows the module with %o: %s', (value, shown) => {
  const fields = schema.parse(value);
  expect(definition.isVisible?.({ fields, data: undefined, now: 0 })).toBe(shown);
});

test.each([
  [{ style: 'display', align: 'centre' }, true],
  [{ style: 'shout' }, false],
  [{ content: 'x'.repeat(20_001) }, false],
])('accepts the fields %o: %s', (value, good) =>
  expect(schema.safeParse(value).success).toBe(good),
);
