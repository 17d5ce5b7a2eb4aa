import { expect, it } from 'vitest';
import { MODULE_FIELDS } from '../studio/entries.ts';
import { drawSketch, SKETCH_WIDTH } from './draw-sketch.ts';

it('draws every module within the width, and only what is seen', () => {
  for (const code of Object.keys(MODULE_FIELDS))
    for (const { x, width, height } of drawSketch([code])) {
      expect(x + width).toBeLessThanOrEqual(SKETCH_WIDTH);
      expect(Math.min(width, height)).toBeGreaterThan(0);
    }
  expect(drawSketch(['shareInfo', 'developerInfo', 'spacer_s'])).toEqual([]);
});

it('places modules below each other, and the first picture in full width', () => {
  const [hero, , title, picture] = drawSketch(['singleImage', 'contentTitle', 'singleImage']);
  expect(hero).toMatchObject({ x: 0, y: 0, width: SKETCH_WIDTH });
  expect(title?.y).toBeGreaterThanOrEqual((hero?.y ?? 0) + (hero?.height ?? 0));
  expect(picture?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  expect(picture?.width).toBeLessThan(SKETCH_WIDTH);
});
