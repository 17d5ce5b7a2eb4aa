import { expect, test } from 'vitest';
import { schema } from './schema.ts';

const video = { source: '/content/wind.mp4' };

test.each([
  ['only a source', { video }, true],
  ['a duration', { video, duration: '01:24' }, true],
  ['an invalid duration', { video, duration: '84s' }, false],
  ['no source', { video: {} }, false],
  ['an unknown provider', { video: { ...video, provider: 'elsewhere' } }, false],
  ['a known ratio', { video, ratio: '9/16' }, true],
  ['an unknown ratio', { video, ratio: '5/7' }, false],
])('accepts or refuses %s', (_, value, good) => expect(schema.safeParse(value).success).toBe(good));

test('defaults to no autoplay, looping and the ratio 16/10', () => {
  expect(schema.parse({ video })).toMatchObject({ autoPlay: false, loop: true, ratio: '16/10' });
});
