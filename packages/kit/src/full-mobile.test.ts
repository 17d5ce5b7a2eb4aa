import { expect, it } from 'vitest';
import { toFullMobile, toLocalMobile } from './full-mobile.ts';

it.each([
  ['13800138000', '8613800138000'],
  ['138 0013 8000', '8613800138000'],
  ['+86 138-0013-8000', '8613800138000'],
  ['008613800138000', '8613800138000'],
  ['61234567', '85261234567'],
  ['+852 6123 4567', '85261234567'],
  ['12345678901', undefined],
  ['1380013800', undefined],
  ['+1 2025550123', undefined],
  ['', undefined],
  ['13800138000; drop', undefined],
])('converts %j to %j', (text, full) => {
  expect(toFullMobile(text)).toBe(full);
});

it.each([
  ['8613800138000', '13800138000'],
  ['85261234567', '61234567'],
])('converts %s to the local number %s', (full, local) => {
  expect(toLocalMobile(full)).toBe(local);
});
