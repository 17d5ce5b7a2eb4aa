import { expect, test } from 'vitest';
import { getPosterUrl, isPortrait } from './rules.ts';

const image = (...sizes: number[]) => sizes.map((size) => ({ url: `/images/wind/${size}`, size }));
const createVideo = (poster?: object) => ({ provider: 'file', source: '/a.mp4', poster }) as never;

test.each([
  ['none without a poster', createVideo(), undefined],
  ['its own source', createVideo({ source: '/content/wind.jpg', images: [] }), '/content/wind.jpg'],
  [
    'the smallest image that is wide enough',
    createVideo({ images: image(1600, 240, 800) }),
    '/images/wind/800',
  ],
  ['the widest image', createVideo({ images: image(240, 480) }), '/images/wind/480'],
])('returns as poster: %s', (_, video, expected) => expect(getPosterUrl(video)).toBe(expected));

test.each([
  ['16/9', false],
  ['1/1', false],
  ['3/4', true],
  ['9/16', true],
])('treats the ratio %s as portrait: %s', (ratio, expected) =>
  expect(isPortrait(ratio)).toBe(expected),
);
