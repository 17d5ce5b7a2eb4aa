import { expect, test } from 'vitest';
import { mayKeep, type Strategy, strategyOf, surplus } from './rules.ts';

const origin = 'https://shop.test';
const ask = (path: string, mode = 'navigate', method = 'GET') =>
  strategyOf({ method, mode, url: new URL(path, origin), origin });

test.each<[string, string, Strategy]>([
  ['/', 'navigate', 'page'],
  ['/en/product/detail/1', 'navigate', 'page'],
  ['/product/list?brand=7', 'navigate', 'page'],
  ['/content/assets/a1.js', 'no-cors', 'asset'],
  ['/images/p/800', 'no-cors', 'picture'],
  ['/api/v1/products/1', 'cors', 'answer'],
  ['/user/orders/7', 'navigate', 'pass'],
  ['/en/user/me', 'navigate', 'pass'],
  ['/checkout/7/payment', 'navigate', 'pass'],
  ['/sandbox/messages', 'navigate', 'pass'],
  ['/sitemap.xml', 'cors', 'pass'],
  ['https://elsewhere.test/a', 'no-cors', 'pass'],
])('%s (%s): %s', (path, mode, strategy) => expect(ask(path, mode)).toBe(strategy));

test('what changes something goes straight to the shop', () => {
  expect(ask('/api/v1/checkout-orders', 'cors', 'POST')).toBe('pass');
});

test.each<[Strategy, number, string | null, boolean]>([
  ['answer', 200, 'public, max-age=30', true],
  ['answer', 200, 'no-store', false],
  ['answer', 200, null, false],
  ['answer', 404, 'public', false],
  ['page', 200, 'no-cache', true],
  ['page', 500, 'no-store', false],
  ['page', 404, 'no-cache', false],
])('%s answered %i with %s is kept: %s', (strategy, status, control, kept) =>
  expect(mayKeep(strategy, status, control)).toBe(kept),
);

test.each([
  [[1, 2, 3], 2, [1]],
  [[1, 2], 2, []],
  [[], 2, []],
])('of %o with room for %i, %o leave', (kept, limit, gone) =>
  expect(surplus(kept, limit)).toEqual(gone),
);
