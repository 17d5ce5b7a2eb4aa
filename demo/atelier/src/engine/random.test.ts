import { expect, test } from 'vitest';
import { linear, shade, toByte } from './colour.ts';
import { cellularNoise, fractalNoise, noise } from './noise.ts';
import { createRandom } from './random.ts';

const take = (seed: string) => {
  const next = createRandom(seed);
  return [next(), next(), next.between(5, 6)];
};

test('the same seed gives the same numbers, another seed others', () => {
  expect(take('coat')).toEqual(take('coat'));
  expect(take('coat')).not.toEqual(take('coats'));
  expect(take('coat')[2]).toBeGreaterThanOrEqual(5);
  expect(take('coat')[2]).toBeLessThan(6);
});

test('noise is smooth and bounded, also for negative coordinates', () => {
  for (const [x, y] of [
    [0.5, 0.5],
    [-12.3, 4.4],
    [300.7, -900.1],
  ]) {
    for (const value of [noise(x, y), fractalNoise(x, y)]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
    expect(Math.abs(noise(x, y) - noise(x + 0.001, y))).toBeLessThan(0.01);
    expect(cellularNoise(x, y)).toBeGreaterThanOrEqual(0);
  }
});

test.each(['#000000', '#ffffff', '#b3916a', '#1d1c1e'])(
  '%s keeps its value through linear RGB',
  (hex) => {
    const back = linear(hex).map((c) => toByte(c).toString(16).padStart(2, '0'));
    const near = back.every(
      (pair, i) =>
        Math.abs(
          Number.parseInt(pair, 16) - Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16),
        ) <= 2,
    );
    expect(near).toBe(true);
  },
);

test('shade() darkens below one and lightens above', () => {
  expect(shade('#808080', 0.5)).toBe('#404040');
  expect(shade('#808080', 1.5)).toBe('#c0c0c0');
  expect(shade('#ffffff', 2)).toBe('#ffffff');
});
