import { expect, test } from 'vitest';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

const images = [{ image: { source: '/images/coat/800' } }];

test('it stands still, and would turn every four seconds', () => {
  expect(schema.parse({ images })).toMatchObject({ autoPlay: false, intervalTime: 4 });
});

test.each([
  [{ images }, true],
  [{ images, autoPlay: true, intervalTime: 0.5 }, false],
  [{ images, marks: 'arrows' }, false],
  [{ images: [] }, false],
])('%o is accepted: %s', (value, good) => expect(schema.safeParse(value).success).toBe(good));

test.each([
  [images, true],
  [[{ image: { key: 'gone' } }], false],
])('with %o it is shown: %s', (given, shown) => {
  const fields = schema.parse({ images: given });
  expect(definition.isVisible?.({ fields, data: undefined, now: 0 })).toBe(shown);
});
