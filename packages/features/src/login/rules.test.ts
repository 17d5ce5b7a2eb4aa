import { expect, test } from 'vitest';
import { codeOf, isCode, isMobile, returnTo, wayOf } from './rules.ts';

test.each([
  ['/bag', '/bag'],
  ['/en/checkout/7/payment?x=1', '/en/checkout/7/payment?x=1'],
  ['//evil.example', ''],
  ['/\\evil.example', ''],
  ['https://evil.example', ''],
  ['javascript:alert(1)', ''],
  ['/user/login?from=/bag', ''],
  ['/en/user/login', ''],
  [undefined, ''],
  ['', ''],
])('from %s one returns to “%s”', (from, to) => expect(returnTo(from)).toBe(to));

test.each([
  ['13800138000', true],
  ['138 0013 8000', true],
  ['+86 138 0013 8000', true],
  ['1380013800', false],
  ['', false],
])('%s is a mobile: %s', (text, good) => expect(isMobile(text)).toBe(good));

test.each([
  ['您的验证码是 482913。', '482913', true],
  ['4829', '4829', false],
  ['48291345', '482913', true],
])('of %s the code is %s, whole: %s', (text, code, whole) => {
  expect(codeOf(text)).toBe(code);
  expect(isCode(code)).toBe(whole);
});

test('the way in is in the address', () => {
  expect([wayOf({}), wayOf({ by: 'password' }), wayOf({ by: 'x' })]).toEqual([
    'code',
    'password',
    'code',
  ]);
});
