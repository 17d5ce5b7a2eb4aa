import { expect, test } from 'vitest';
import {
  fillPath,
  isBinary,
  isThirdParty,
  joined,
  outlivesPage,
  queryText,
  rewritten,
} from './paths.ts';

test('fills and escapes parameters', () => {
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
])('writes the query %j', (query, text) => {
  expect(queryText(query)).toBe(text);
});

test.each([
  ['/api/v1/customization/stylist', true],
  ['/api/v1/products/1', false],
])('%s goes to the third-party host: %s', (path, outside) => {
  expect(isThirdParty(path)).toBe(outside);
});

test.each([
  ['/api/v1/mini-program/qr-code', true],
  ['/api/v1/miniprograms/share/qrcodes', true],
  ['/api/v1/products/1', false],
  ['/api/v1/qrcode', false],
])('%s comes as bytes: %s', (path, binary) => {
  expect(isBinary(path)).toBe(binary);
});

test.each([
  ['/api/v1/marketing/trackings', true],
  ['/api/v1/marketing/trackings/messaging-sharing', true],
  ['/api/v1/trackings', false],
  ['/api/v1/products/1', false],
])('%s outlives the page that asks for it: %s', (path, outlives) => {
  expect(outlivesPage(path)).toBe(outlives);
});

test.each([
  ['/api/v1/carnival', '/carnival/api/v1'],
  ['/api/v2/carnivals/spring/prizes', '/carnival/api/v2/spring/prizes'],
  ['/api/v1/carnivalia', '/api/v1/carnivalia'],
  ['/api/v1/products/carnival', '/api/v1/products/carnival'],
])('%s is asked for at %s', (path, asked) => {
  expect(rewritten(path)).toBe(asked);
});

test.each([
  ['/', '/api/v1/home'],
  ['https://shop.example', 'https://shop.example/api/v1/home'],
  ['https://shop.example/shop/', 'https://shop.example/shop/api/v1/home'],
])('joins to the base %s', (base, url) => {
  expect(joined(base, '/api/v1/home')).toBe(url);
});
