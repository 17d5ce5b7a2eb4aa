import { expect, test } from 'vitest';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

test.each([
  ['a picture is enough', { image: { key: 'banner-spring-3x4' } }, true],
  ['no picture', { title: '秋日来信' }, false],
  ['a layout that is none', { image: {}, layout: 'poster' }, false],
  ['a description too long to read', { image: {}, description: 'x'.repeat(401) }, false],
])('%s', (_, value, good) => expect(schema.safeParse(value).success).toBe(good));

test.each([
  [{ key: 'gone' }, false],
  [{ key: 'spring', source: '/images/spring/800' }, true],
])('with %o it is shown: %s', (image, shown) => {
  const fields = schema.parse({ image });
  expect(definition.isVisible?.({ fields, data: undefined, now: 0 })).toBe(shown);
});
