import { expect, test } from 'vitest';
import { isGuessable } from './password-rules.ts';

const OWN = ['8613800138000', 'lin.zhixia@example.com', null];

test.each([
  ['12345678', true],
  ['password', true],
  ['PassWord', true],
  ['00000000', true],
  ['qwertyui', true],
  ['aaaaaaaaab', true],
  ['13800138000', true],
  ['a13800138000', true],
  ['lin.zhixia@example.com', true],
  ['Lin.Zhixia2026', true],
  ['一个足够长的好密码', false],
  ['the right one', false],
  ['elsewhere-demo', false],
])('says whether %s is guessable: %s', (password, expected) => {
  expect(isGuessable(password, OWN)).toBe(expected);
});
