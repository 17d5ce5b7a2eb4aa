import { expect, test } from 'vitest';
import {
  fillPath,
  formatQuery,
  isBinary,
  isThirdParty,
  joinUrl,
  needsKeepalive,
  rewriteCarnivalPath,
} from './paths.ts';

test('fills and escapes path parameters', () => {
  expect(fillPath('/bags/{id}/items/{itemId}', { id: 7, itemId: 'a/b' })).toBe(
    '/bags/7/items/a%2Fb',
  );
});

test.each([
  [undefined, ''],
  [{}, ''],
  [{ page: undefined, size: null }, ''],
  [{ page: 0, facets: false, keyword: '' }, '?page=0&facets=false&keyword='],
  [
    { codes: ['a', 'b'], keyword: '西装 & 裙' },
    '?codes=a%2Cb&keyword=%E8%A5%BF%E8%A3%85%20%26%20%E8%A3%99',
  ],
])('formats the query %j', (query, text) => {
  expect(formatQuery(query)).toBe(text);
});

test.each([
  ['/api/v1/customization/stylist', true],
  ['/api/v1/products/1', false],
])('%s is a third-party path: %s', (path, isOutside) => {
  expect(isThirdParty(path)).toBe(isOutside);
});

test.each([
  ['/api/v1/mini-program/qr-code', true],
  ['/api/v1/miniprograms/share/qrcodes', true],
  ['/api/v1/products/1', false],
  ['/api/v1/qrcode', false],
])('%s has a binary response: %s', (path, binary) => {
  expect(isBinary(path)).toBe(binary);
});

test.each([
  ['/api/v1/marketing/trackings', true],
  ['/api/v1/marketing/trackings/messaging-sharing', true],
  ['/api/v1/trackings', false],
  ['/api/v1/products/1', false],
])('%s needs keepalive: %s', (path, keepalive) => {
  expect(needsKeepalive(path)).toBe(keepalive);
});

test.each([
  ['/api/v1/carnival', '/carnival/api/v1'],
  ['/api/v2/carnivals/spring/prizes', '/carnival/api/v2/spring/prizes'],
  ['/api/v1/carnivalia', '/api/v1/carnivalia'],
  ['/api/v1/products/carnival', '/api/v1/products/carnival'],
])('rewrites %s to %s', (path, rewritten) => {
  expect(rewriteCarnivalPath(path)).toBe(rewritten);
});

test.each([
  ['/', '/api/v1/home'],
  ['https://shop.example', 'https://shop.example/api/v1/home'],
  ['https://shop.example/shop/', 'https://shop.example/shop/api/v1/home'],
])('joins a path to the base URL %s', (base, url) => {
  expect(joinUrl(base, '/api/v1/home')).toBe(url);
});
