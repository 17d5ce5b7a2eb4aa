import { expect, test } from 'vitest';
import { isTall, posterOf } from './rules.ts';

const image = (...sizes: number[]) => sizes.map((size) => ({ url: `/images/wind/${size}`, size }));
const film = (poster?: object) => ({ provider: 'file', source: '/a.mp4', poster }) as never;

test.each([
  ['none', film(), undefined],
  ['one of its own', film({ source: '/content/wind.jpg', images: [] }), '/content/wind.jpg'],
  ['the first that is wide enough', film({ images: image(1600, 240, 800) }), '/images/wind/800'],
  ['the widest there is', film({ images: image(240, 480) }), '/images/wind/480'],
])('poster: %s', (_, video, expected) => expect(posterOf(video)).toBe(expected));

test.each([
  ['16/9', false],
  ['1/1', false],
  ['3/4', true],
  ['9/16', true],
])('%s is tall: %s', (ratio, tall) => expect(isTall(ratio)).toBe(tall));
