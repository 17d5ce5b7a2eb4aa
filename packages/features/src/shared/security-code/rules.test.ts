import { expect, test } from 'vitest';
import { extractCode, isCode, isEmail, isMobile } from './rules.ts';

test.each([
  ['您的验证码是 482913。', '482913', true],
  ['4829', '4829', false],
  ['48291345', '482913', true],
])('extracts from %s the code %s, complete: %s', (text, code, isComplete) => {
  expect(extractCode(text)).toBe(code);
  expect(isCode(code)).toBe(isComplete);
});

test.each([
  ['13800138000', true],
  ['138 0013 8000', true],
  ['+86 138 0013 8000', true],
  ['1380013800', false],
  ['', false],
])('accepts %s as a mobile: %s', (text, isValid) => expect(isMobile(text)).toBe(isValid));

test.each([
  ['lin@example.com', true],
  [' lin@example.com ', true],
  ['lin@example', false],
  ['lin example.com', false],
  ['', false],
])('accepts %s as an e-mail address: %s', (text, isValid) => expect(isEmail(text)).toBe(isValid));
