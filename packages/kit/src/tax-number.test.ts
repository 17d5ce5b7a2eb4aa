import { expect, test } from 'vitest';
import { isTaxNumber, maskTaxNumber, normaliseTaxNumber } from './tax-number.ts';

test.each([
  // Real companies: Tencent, Alibaba, Huawei, Baidu.
  ['9144030071526726XG', true],
  ['91330100799655058B', true],
  ['914403001922038216', true],
  ['91110000802100433B', true],
  ['9144030071526726XA', false],
  ['91330100799655085B', false],
  ['9144030071526726X', false],
  ['9144030071526726XGG', false],
  ['91440300715267I6XG', false],
  ['9144A30071526726XG', false],
  ['', false],
])('%s is a tax number: %s', (code, isValid) => expect(isTaxNumber(code)).toBe(isValid));

test('normalises what was typed', () =>
  expect(normaliseTaxNumber(' 9144 0300 7152 6726 xg ')).toBe('9144030071526726XG'));

test('shows the last four characters only', () =>
  expect(maskTaxNumber('9144030071526726XG')).toBe('**************26XG'));
