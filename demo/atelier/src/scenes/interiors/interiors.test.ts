import { expect, test } from 'vitest';
import type { Canvas } from '../canvas.ts';
import { INTERIOR_NAMES } from './interior.ts';
import { INTERIORS } from './interiors.ts';

const SETTING = { seed: 7, plaster: '#e0d6c7', clear: 0 };
const SIZE = [64, 84] as const;

const mean = ({ rgb }: Canvas) => {
  const sum = [0, 0, 0];
  for (let i = 0; i < rgb.length; i++) sum[i % 3] += rgb[i] / (rgb.length / 3);
  return sum;
};

test.each(INTERIOR_NAMES)('the %s is drawn the same each time', (name) => {
  const draw = () => INTERIORS[name].drawInterior(...SIZE, SETTING).rgb;
  expect(draw()).toEqual(draw());
  const table = () => INTERIORS[name].drawTable(...SIZE, SETTING).rgb;
  expect(table()).toEqual(table());
});

test('no two interiors look alike', () => {
  const colours = INTERIOR_NAMES.map((name) =>
    mean(INTERIORS[name].drawInterior(...SIZE, SETTING)),
  );
  colours.forEach((a, i) => {
    for (const b of colours.slice(i + 1)) {
      expect(Math.hypot(...a.map((v, c) => v - b[c]))).toBeGreaterThan(0.02);
    }
  });
});

const BLOCK = 6;

/** The lightness of a block of the picture, 0 to 1. */
function lightness({ rgb, w }: Canvas, x0: number, y0: number): number {
  let sum = 0;
  for (let y = y0; y < y0 + BLOCK; y++) {
    for (let x = x0; x < x0 + BLOCK; x++) {
      const i = (y * w + x) * 3;
      sum += 0.3 * rgb[i] + 0.59 * rgb[i + 1] + 0.11 * rgb[i + 2];
    }
  }
  return sum / BLOCK ** 2;
}

/** The soft ink of a hero's text has a contrast of 4.5 on this. */
const READABLE = 0.765;

/** The interiors of heroes, which have their text on the picture. */
const INTERIORS_OF_HEROES = ['library', 'glasshouse', 'gallery', 'salon', 'playroom'] as const;

test.each(INTERIORS_OF_HEROES)('the %s is light where the text of a wide banner stands', (name) => {
  const interior = INTERIORS[name].drawInterior(160, 90, { ...SETTING, clear: 0.41, floor: 0.8 });
  for (let y = 18; y < 66; y += BLOCK) {
    for (let x = 2; x < 58; x += BLOCK) {
      expect(lightness(interior, x, y), `${x},${y}`).toBeGreaterThan(READABLE);
    }
  }
});
