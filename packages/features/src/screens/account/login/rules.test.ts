import { expect, test } from 'vitest';
import { parseMethod, parseReturnPath } from './rules.ts';

test.each([
  ['/bag', '/bag'],
  ['/en/checkout/7/payment?x=1', '/en/checkout/7/payment?x=1'],
  ['//evil.example', ''],
  ['/\\evil.example', ''],
  ['https://evil.example', ''],
  ['/bag#top', '/bag#top'],
  ['/search?q=%E8%A3%99&from=//x', '/search?q=%E8%A3%99&from=//x'],
  ['/\t/evil.example/x', ''],
  ['/\n/evil.example', ''],
  ['/\r/evil.example', ''],
  ['/ /evil.example', ''],
  ['\t//evil.example', ''],
  ['/\u0000/evil.example', ''],
  ['/.//evil.example', ''],
  ['/x/..//evil.example', ''],
  ['/bag\\..\\evil', ''],
  ['///evil.example', ''],
  ['@evil.example', ''],
  ['javascript:alert(1)', ''],
  ['/user/login?from=/bag', ''],
  ['/en/user/login', ''],
  [undefined, ''],
  ['', ''],
])('the return path of %s is “%s”', (from, to) => {
  expect(parseReturnPath(from)).toBe(to);
  const url = new URL(to, 'https://shop.example/user/login');
  expect(url.origin).toBe('https://shop.example');
  expect(url.pathname).not.toMatch(/^\/\//);
});

test('reads the login method from the query', () => {
  expect([parseMethod({}), parseMethod({ by: 'password' }), parseMethod({ by: 'x' })]).toEqual([
    'code',
    'password',
    'code',
  ]);
});
