import { expect, test } from 'vitest';
import { parseAmount } from './rules.ts';

test.each([
  ['¥500', { before: '¥', value: '500', after: undefined }],
  ['HK$1,200', { before: 'HK$', value: '1,200', after: undefined }],
  ['8.5 折', { before: undefined, value: '8.5', after: '折' }],
  ['15% off', { before: undefined, value: '15', after: '% off' }],
  ['免邮', { value: '免邮' }],
  ['', { value: '' }],
])('splits the amount "%s" into its parts', (text, amount) =>
  expect(parseAmount(text)).toEqual(amount),
);
