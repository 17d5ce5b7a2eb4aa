import { expect, test } from 'vitest';
import { hasDangerousScheme } from './url-schemes.ts';

test.each([
  ['javascript:alert(1)', true],
  ['JavaScript:alert(1)', true],
  [' java\tscript:alert(1)', true],
  ['\u0001javascript:alert(1)', true],
  ['data:text/html,x', true],
  ['vbscript:x', true],
  ['blob:https://shop.example/1', true],
  ['file:///etc/hosts', true],
  ['intent://x#Intent;end', true],
  ['view-source:https://shop.example', true],
  ['https://shop.example', false],
  ['vitrine://productdetail/1', false],
  ['weixin://dl/business', false],
  ['tel:4001234567', false],
  ['/content/spring', false],
  ['productdetail/1', false],
])('%j is dangerous: %s', (url, isDangerous) => {
  expect(hasDangerousScheme(url)).toBe(isDangerous);
});
