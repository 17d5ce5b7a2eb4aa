import { expect, test } from 'vitest';
import { cleanHsCode, toCustomsFacts } from './customs-values.ts';

test('an HS code is sent without its dots and spaces', () => {
  expect(cleanHsCode('6202.20 00.00')).toBe('6202200000');
  expect(toCustomsFacts({ hsCode: ' 6202.20', originCountry: 'IT', netWeight: 900 })).toEqual({
    hsCode: '620220',
    originCountry: 'IT',
    netWeight: 900,
  });
});

test('an empty field leaves the fact to the category', () => {
  const nothing = { hsCode: null, originCountry: null, netWeight: null };
  expect(toCustomsFacts({ hsCode: ' ' })).toEqual(nothing);
  expect(toCustomsFacts({})).toEqual(nothing);
});
