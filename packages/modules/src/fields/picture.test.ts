import { expect, test } from 'vitest';
import { picture } from './picture.ts';

test('accepts a picture with only a key', () => {
  expect(picture.parse({ key: 'banner-winter-16x9' })).toEqual({
    key: 'banner-winter-16x9',
    alt: '',
    images: [],
  });
  expect(picture.safeParse({ key: '../secret' }).success).toBe(false);
});
