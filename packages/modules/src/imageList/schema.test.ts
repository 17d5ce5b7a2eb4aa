import { expect, test } from 'vitest';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

const images = [{ image: { source: '/images/coat/800' } }];

test.each([
  [{ images }, true],
  [{ images, numberOfPerLine: 4, ratio: 'own' }, true],
  [{ images, numberOfPerLine: 1 }, false],
  [{ images, numberOfPerLine: 5 }, false],
  [{ images, ratio: '2/7' }, false],
  [{ images: [] }, false],
])('accepts the fields %o: %s', (value, good) =>
  expect(schema.safeParse(value).success).toBe(good),
);

test.each([
  [images, true],
  [[{ image: { key: 'gone' } }, {}], false],
])('shows the module with %o: %s', (value, shown) => {
  const fields = schema.parse({ images: value });
  expect(definition.isVisible?.({ fields, data: undefined, now: 0 })).toBe(shown);
});
