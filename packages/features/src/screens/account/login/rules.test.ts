import { expect, test } from 'vitest';
import { listMethods, parseMethod, parseReturnPath } from './rules.ts';

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

test.each([
  [
    ['mobile', 'email'],
    ['code', 'email', 'password'],
  ],
  [['email'], ['email', 'password']],
  [['mobile'], ['code', 'password']],
  [[], ['password']],
] as const)('a shop that sends codes to %j offers %j', (targets, methods) => {
  expect(listMethods(targets)).toEqual(methods);
});

test.each([
  [{}, 'code'],
  [{ by: 'password' }, 'password'],
  [{ by: 'email' }, 'email'],
  [{ by: 'x' }, 'code'],
])('reads the login method from the query %j', (query: Record<string, string>, method) => {
  expect(parseMethod(query, ['code', 'email', 'password'])).toBe(method);
});

test('begins with the first method of the shop, whatever the query names', () => {
  expect(parseMethod({ by: 'code' }, ['email', 'password'])).toBe('email');
});
