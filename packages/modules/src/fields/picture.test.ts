import { expect, test } from 'vitest';
import { picture, pictureItem } from './picture.ts';

test('accepts a picture with only a key', () => {
  expect(picture.parse({ key: 'banner-winter-16x9' })).toEqual({
    key: 'banner-winter-16x9',
    alt: '',
    images: [],
  });
  expect(picture.safeParse({ key: '../secret' }).success).toBe(false);
});

test('accepts a source and a size, and in a list a title, a label with its colour and a link', () => {
  const item = {
    image: { source: '/content/rain.jpg', width: 960, height: 1280, alt: '雨', images: [] },
    title: '雨天',
    label: '新',
    labelColor: 'pine',
    commonLink: { web: '/content/rain', mp: '/pages/content/index?id=rain' },
  };
  expect(pictureItem.parse(item)).toEqual(item);
});
