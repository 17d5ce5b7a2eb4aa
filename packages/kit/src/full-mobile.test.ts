import { expect, it } from 'vitest';
import { fullMobile, localMobile } from './full-mobile.ts';

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
])('reads %j as %j', (text, full) => {
  expect(fullMobile(text)).toBe(full);
});

it.each([
  ['8613800138000', '13800138000'],
  ['85261234567', '61234567'],
])('writes %s as %s for people', (full, local) => {
  expect(localMobile(full)).toBe(local);
});
