import { expect, test } from 'vitest';
import type { Place } from '../../tests/support/places.ts';
import { indexPage, isPictured, type PictureVariant, pictureName } from './index-page.ts';

const variants: PictureVariant[] = [
  { language: 'zh', size: 'phone' },
  { language: 'en', size: 'desktop' },
];
const place = (name: string, more: Partial<Place> = {}): Place => ({
  ...{ name, visitor: 'guest', path: () => '/', ...more },
});
const readPictures = (page: string) => [...page.matchAll(/src="([^"]+)"/g)].map(([, src]) => src);

test('shows each place in every variant, under its visitor', () => {
  const page = indexPage([place('orders', { visitor: 'shopper' }), place('home')], variants);
  expect(readPictures(page)).toEqual([
    'home.phone.zh.webp',
    'home.desktop.en.webp',
    'orders.phone.zh.webp',
    'orders.desktop.en.webp',
  ]);
  expect(page.indexOf('## As a guest')).toBeLessThan(page.indexOf('### home'));
  expect(page.indexOf('### home')).toBeLessThan(page.indexOf('## As a shopper with orders'));
  expect(page.indexOf('## As a shopper with orders')).toBeLessThan(page.indexOf('### orders'));
});

test('shows no picture that is never taken: a desktop has no state of a phone', () => {
  const filter = place('filter', { phoneOnly: true });
  expect(readPictures(indexPage([filter], variants))).toEqual(['filter.phone.zh.webp']);
  expect(variants.map((variant) => isPictured(filter, variant))).toEqual([true, false]);
});

test('two states of a place never share a picture', () => {
  const names = variants.flatMap((variant) =>
    ['bag', 'bag-empty'].map((name) => pictureName(name, variant)),
  );
  expect(new Set(names).size).toBe(4);
});
