import { expect, test } from 'vitest';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

test.each([
  [{}, false],
  [{ subTitle: '只有副标题' }, false],
  [{ image: { key: 'gone' } }, false],
  [{ image: { source: '/content/title.svg' } }, true],
  [{ title: '衣柜之外' }, true],
])('shows the module with %o: %s', (value, shown) => {
  const fields = schema.parse(value);
  expect(definition.isVisible?.({ fields, data: undefined, now: 0 })).toBe(shown);
});
