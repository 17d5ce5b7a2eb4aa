import { expect, test } from 'vitest';
import { schema } from './schema.ts';

const video = { source: '/content/wind.mp4' };

test.each([
  ['only a source', { video }, true],
  ['a length', { video, duration: '01:24' }, true],
  ['a length that is none', { video, duration: '84s' }, false],
  ['no source', { video: {} }, false],
  ['a player that nothing here has', { video: { ...video, provider: 'elsewhere' } }, false],
  ['a ratio of the design', { video, ratio: '9/16' }, true],
  ['any other ratio', { video, ratio: '5/7' }, false],
])('%s', (_, value, good) => expect(schema.safeParse(value).success).toBe(good));

test('a film waits behind its poster unless it is told to play', () => {
  expect(schema.parse({ video })).toMatchObject({ autoPlay: false, loop: true, ratio: '16/10' });
});
