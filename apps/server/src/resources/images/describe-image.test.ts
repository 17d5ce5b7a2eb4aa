import { expect, it } from 'vitest';
import { describeImage } from './describe-image.ts';

const images = [
  { url: '/images/coat/240', size: 240, position: '50% 18%' },
  { url: '/images/coat/480', size: 480, position: '50% 18%' },
];
const imageSet = (key: string) =>
  key === 'coat' ? { width: 480, height: 640, images } : undefined;

it.each([
  ['coat', { image: '/images/coat/480', images }],
  ['gone', { image: null }],
  [null, { image: null }],
])('describes the image %s', (key, expected) => {
  expect(describeImage(imageSet, key)).toEqual(expected);
});
