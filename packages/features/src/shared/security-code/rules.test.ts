import { expect, test } from 'vitest';
import { extractCode, isCode } from './rules.ts';

test.each([
  ['您的验证码是 482913。', '482913', true],
  ['4829', '4829', false],
  ['48291345', '482913', true],
])('extracts from %s the code %s, complete: %s', (text, code, isComplete) => {
  expect(extractCode(text)).toBe(code);
  expect(isCode(code)).toBe(isComplete);
});
