import { expect, test } from 'vitest';
import { chooseStrategy, isCacheable, type Strategy, selectOldest } from './rules.ts';

const origin = 'https://shop.test';
const strategyFor = (path: string, mode = 'navigate', method = 'GET') =>
  chooseStrategy({ method, mode, url: new URL(path, origin), origin });

test.each<[string, string, Strategy]>([
  ['/', 'navigate', 'page'],
  ['/en/product/detail/1', 'navigate', 'page'],
  ['/product/list?brand=7', 'navigate', 'page'],
  ['/content/assets/a1.js', 'no-cors', 'asset'],
  ['/images/p/800', 'no-cors', 'picture'],
  ['/api/v1/products/1', 'cors', 'api'],
  ['/user/orders/7', 'navigate', 'pass'],
  ['/en/user/me', 'navigate', 'pass'],
  ['/checkout/7/payment', 'navigate', 'pass'],
  ['/sandbox/messages', 'navigate', 'pass'],
  ['/admin/orders/7', 'navigate', 'pass'],
  ['/sitemap.xml', 'cors', 'pass'],
  ['https://elsewhere.test/a', 'no-cors', 'pass'],
])('%s (%s): %s', (path, mode, strategy) => expect(strategyFor(path, mode)).toBe(strategy));

test('does not handle requests that change something', () => {
  expect(strategyFor('/api/v1/checkout-orders', 'cors', 'POST')).toBe('pass');
});

test.each<[Strategy, number, string | null, boolean]>([
  ['api', 200, 'public, max-age=30', true],
  ['api', 200, 'no-store', false],
  ['api', 200, null, false],
  ['api', 404, 'public', false],
  ['page', 200, 'no-cache', true],
  ['page', 500, 'no-store', false],
  ['page', 404, 'no-cache', false],
])(
  '%s with status %i and Cache-Control %s is cacheable: %s',
  (strategy, status, control, expected) =>
    expect(isCacheable(strategy, status, control)).toBe(expected),
);

test.each([
  [[1, 2, 3], 2, [1]],
  [[1, 2], 2, []],
  [[], 2, []],
])('of %o with a limit of %i, %o are deleted', (items, limit, deleted) =>
  expect(selectOldest(items, limit)).toEqual(deleted),
);
