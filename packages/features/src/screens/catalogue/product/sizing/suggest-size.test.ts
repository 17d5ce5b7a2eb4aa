import type { Sizing } from '@vitrine/contract';
import { sizing } from '@vitrine/state/testing';
import { expect, test } from 'vitest';
import { type Body, parseHeight, parseWeight, suggestSize } from './suggest-size.ts';

const french = ['34', '36', '38', '40', '42'].map((size) => ({ size, scale: 'FR' }));
const letters = ['S', 'M', 'L', 'XL'].map((size) => ({ size, scale: '' }));

const suggestFrench = (body: Body, runs: Sizing['runs'] = 'true') =>
  suggestSize(sizing('women-clothing', { runs }), french, body)?.size;

test.each([
  [155, 43, '34'],
  [160, 48, '36'],
  [165, 55, '38'],
  [170, 63, '40'],
  [175, 70, '42'],
  // Slim and tall: the length of the next size.
  [175, 50, '38'],
])('suggests for %i cm and %i kg the size FR %s', (height, weight, size) => {
  expect(suggestFrench({ height, weight })).toBe(size);
});

test.each([
  [170, 60, 'S'],
  [175, 70, 'M'],
  [178, 76, 'L'],
  [183, 84, 'XL'],
])('suggests for a man of %i cm and %i kg the size %s', (height, weight, size) => {
  expect(suggestSize(sizing('men-clothing'), letters, { height, weight })?.size).toBe(size);
});

test.each([
  ['runs small: one size up', 'small', '40'],
  ['is true to size', 'true', '38'],
  ['runs large: one size down', 'large', '36'],
] as const)('a product that %s', (_, runs, size) => {
  expect(suggestFrench({ height: 165, weight: 55 }, runs)).toBe(size);
});

test.each([
  ['alone', { usual: 'L' }, '40'],
  ['one away from the body', { height: 165, weight: 55, usual: 'L' }, '40'],
  ['far from the body: the size between', { height: 155, weight: 43, usual: 'L' }, '38'],
])('heeds the usual size, %s', (_, body, size) => {
  expect(suggestFrench(body)).toBe(size);
});

test.each([
  ['nothing is known', {}],
  ['only the height is known', { height: 165 }],
  ['the usual size is not in the chart', { usual: 'OS' }],
])('suggests nothing while %s', (_, body) => {
  expect(suggestSize(sizing('women-clothing'), french, body)).toBeUndefined();
});

test('answers null when the product is not made in the size that would fit', () => {
  const body = { height: 180, weight: 95 };
  expect(suggestSize(sizing('women-clothing'), french, body)).toBeNull();
  expect(
    suggestSize(sizing('women-clothing', { runs: 'small' }), french, { usual: 'XXL' }),
  ).toBeNull();
});

test('heeds only the usual size where China has no sizes of bodies', () => {
  const rows = [['', '36', '38', '', '', '', 'M']];
  const alone = sizing('women-clothing', { rows });
  expect(suggestSize(alone, french, { usual: 'M' })?.size).toBe('38');
});

test('suggests no shoes by height and weight', () => {
  const body = { height: 165, weight: 55 };
  expect(suggestSize(sizing('women-shoes'), french, body)).toBeUndefined();
});

test.each([
  ['165', 165],
  [' 165 ', 165],
  ['', undefined],
  ['16', undefined],
  ['1650', undefined],
  ['tall', undefined],
])('reads the height %j as %s', (text, height) => {
  expect(parseHeight(text)).toBe(height);
});

test.each([
  ['52.5', 52.5],
  ['20', undefined],
])('reads the weight %j as %s', (text, weight) => {
  expect(parseWeight(text)).toBe(weight);
});
