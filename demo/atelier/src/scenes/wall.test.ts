import { expect, test } from 'vitest';
import { type Canvas, canvasToImage } from './canvas.ts';
import { drawDrapedCloth } from './draped-cloth.ts';
import { drawPlinth, drawRail } from './props.ts';
import { drawWall } from './wall.ts';

const WINDOW = { x: 0.5, y: 0.1, w: 0.4, h: 0.7, rows: 2, columns: 2, leaves: false };

const light = ({ w, rgb }: Canvas, x: number, y: number) => rgb[(y * w + x) * 3 + 1];

function mean(canvas: Canvas, x0: number, x1: number): number {
  let sum = 0;
  for (let y = 20; y < 60; y++) for (let x = x0; x < x1; x++) sum += light(canvas, x, y);
  return sum / (40 * (x1 - x0));
}

test('window light brightens only the area it falls on', () => {
  const dull = drawWall(80, 100, { colour: '#b9ad9b', seed: 3 });
  const sunny = drawWall(80, 100, { colour: '#b9ad9b', seed: 3, window: WINDOW });
  expect(mean(sunny, 45, 65)).toBeGreaterThan(mean(dull, 45, 65) * 1.05);
  expect(mean(sunny, 2, 20)).toBeCloseTo(mean(dull, 2, 20), 5);
});

test('leaves reduce the window light', () => {
  const sun = (leaves: boolean) =>
    drawWall(80, 100, { colour: '#b9ad9b', seed: 3, window: { ...WINDOW, leaves } }).sun.reduce(
      (a, b) => a + b,
    );
  expect(sun(true)).toBeLessThan(sun(false));
});

test('a rail crosses the image at its height', () => {
  const wall = drawWall(80, 100, { colour: '#e0d6c7', seed: 3 });
  drawRail(wall, 0.2, '#6a6257');
  expect(light(wall, 10, 20)).toBeLessThan(light(wall, 10, 10) * 0.8);
  expect(light(wall, 70, 20)).toBeLessThan(light(wall, 70, 10) * 0.8);
});

test('a plinth darkens towards its far side', () => {
  const wall = drawWall(80, 100, { colour: '#e0d6c7', seed: 3 });
  drawPlinth(wall, { x: 0.5, w: 0.6, top: 0.5, bottom: 0.9 }, '#ddd4c6');
  expect(light(wall, 20, 70)).toBeGreaterThan(light(wall, 60, 70));
});

test('walls and draped cloth are reproducible', async () => {
  const draw = () =>
    canvasToImage(drawWall(40, 50, { colour: '#e0d6c7', seed: 8, window: WINDOW }));
  expect(await draw().raw().toBuffer()).toEqual(await draw().raw().toBuffer());
  const cloth = { colour: '#38493f', seed: 9, angle: 0.3, folds: 5, depth: 46, gloss: 0.1 };
  expect(drawDrapedCloth(40, 50, cloth).rgb).toEqual(drawDrapedCloth(40, 50, cloth).rgb);
});
