import { expect, test } from 'vitest';
import { formatSrcSet, pickImage, viewOrders, viewSizes } from './images.ts';

const image = (order: number, size: number) => ({ url: `/${order}/${size}`, size, order });
const images = [image(2, 480), image(1, 800), image(1, 240), image(1, 480)];

test('lists the views in order, and the sizes of each view', () => {
  expect(viewOrders(images)).toEqual([1, 2]);
  expect(viewSizes(images).map(({ size }) => size)).toEqual([240, 480, 800]);
  expect(formatSrcSet(viewSizes(images, 2))).toBe('/2/480 480w');
});

test.each([
  [800, 1, 800],
  [300, 1, 480],
  [2000, 1, 800],
  [800, 2, 480],
  [800, 3, undefined],
])('for size %i of view %i, picks %s', (size, order, picked) => {
  expect(pickImage(images, size, order)?.size).toBe(picked);
});
