import { expect, test } from 'vitest';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

test.each([
  ['only a picture', { image: { key: 'banner-spring-3x4' } }, true],
  ['no picture', { title: '秋日来信' }, false],
  ['an unknown layout', { image: {}, layout: 'poster' }, false],
  ['a description that is too long', { image: {}, description: 'x'.repeat(401) }, false],
])('accepts or refuses %s', (_, value, good) => expect(schema.safeParse(value).success).toBe(good));

test.each([
  [{ key: 'gone' }, false],
  [{ key: 'spring', source: '/images/spring/800' }, true],
])('shows the module with %o: %s', (image, shown) => {
  const fields = schema.parse({ image });
  expect(definition.isVisible?.({ fields, data: undefined, now: 0 })).toBe(shown);
});
