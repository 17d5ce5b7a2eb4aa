import { expect, test } from 'vitest';
import { filterWithImage, getWideColumns, isMosaic } from './pictures.ts';

const image = { source: '/images/coat/800', alt: '', images: [] };

test('drops items without a picture source at any position', () => {
  const items = [{}, { image, title: '外套' }, { image: { ...image, source: undefined } }];
  expect(filterWithImage(items)).toEqual([{ image, title: '外套' }]);
});

test.each([
  [1, 4, false],
  [2, 4, true],
  [3, 4, true],
  [2, 3, false],
  [2, 5, false],
  [2, 0, false],
])('shows style %i with %i pictures as a mosaic: %s', (style, count, mosaic) =>
  expect(isMosaic(style, new Array(count).fill(image))).toBe(mosaic),
);

test.each([
  [2, 2, 2],
  [2, 3, 3],
  [2, 4, 4],
  [2, 5, 2],
  [2, 6, 3],
  [2, 8, 4],
  [3, 3, 3],
  [3, 4, 4],
  [3, 6, 6],
  [3, 5, 3],
  [4, 4, 4],
  [4, 5, 5],
  [4, 8, 4],
])('shows %i columns on mobile and %i pictures in %i columns on desktop', (columns, count, wide) =>
  expect(getWideColumns(columns, count)).toBe(wide),
);
