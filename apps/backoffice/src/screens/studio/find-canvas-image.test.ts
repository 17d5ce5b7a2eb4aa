import { expect, it } from 'vitest';
import { findCanvasImage } from './find-canvas-image.ts';

it('gives an uploaded picture the size that its key tells', () => {
  const image = findCanvasImage(`u-900x1200-${'0a'.repeat(16)}`);
  expect(image).toMatchObject({ width: 900, height: 1_200 });
  expect(image.images[0]?.url).toContain('u-900x1200-');
});

it('reserves the place of a wide picture for others', () => {
  expect(findCanvasImage('winter/u-900x1200')).toMatchObject({ width: 1_600, height: 900 });
});
