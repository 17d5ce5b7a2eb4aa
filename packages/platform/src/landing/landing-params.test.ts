import { describe, expect, test } from 'vitest';
import { parseAppVersion } from '../app-version.ts';
import { parseLandingParams } from './landing-params.ts';

test('an empty query gives empty parameters', () => {
  expect(parseLandingParams({})).toEqual({
    benefits: [],
    isHammer: false,
    utm: {},
    wxDebug: false,
    isInspected: false,
  });
});

test.each([
  ['token', 'a.b.c', 'token', 'a.b.c'],
  ['sessionKey', 'key-1', 'sessionKey', 'key-1'],
  ['env', 'staging', 'env', 'staging'],
  ['benefits', 'gold,early', 'benefits', ['gold', 'early']],
  ['language', 'en-US', 'language', 'en-US'],
  ['gender', 'men', 'gender', 'men'],
  ['gender', 'people', 'gender', undefined],
  ['country', 'hk', 'country', 'HK'],
  ['country', 'China', 'country', undefined],
  ['currency', 'hkd', 'currency', 'HKD'],
  ['currency', '¥', 'currency', undefined],
  ['platform', 'alimp', 'platform', 'alimp'],
  ['platform', 'toaster', 'platform', undefined],
  ['ishammer', 'true', 'isHammer', true],
  ['ishammer', '1', 'isHammer', true],
  ['ishammer', 'false', 'isHammer', false],
  ['discoveryTab', 'new-in', 'discoveryTab', 'new-in'],
  ['affCid', 'aff-7', 'affCid', 'aff-7'],
  ['correlationId', 'c-1_2', 'correlationId', 'c-1_2'],
  ['correlationId', 'c 1\n', 'correlationId', undefined],
  ['referral', 'ABCD-EFGH', 'referral', 'ABCD-EFGH'],
  ['referral', '../x', 'referral', undefined],
  ['portal', 'c2VhbGVk-_1', 'portal', 'c2VhbGVk-_1'],
  ['portal', '/bag', 'portal', undefined],
  ['share', 'short', 'share', undefined],
  [
    'share',
    '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40',
    'share',
    '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40',
  ],
  ['appVersion', '6.14.0', 'appVersion', '6.14.0'],
  ['appVersion', 'newest', 'appVersion', undefined],
  ['wxdebug', '1', 'wxDebug', true],
  ['product_id', '10000001', 'productId', '10000001'],
  ['brand_id', '7', 'brandId', '7'],
  ['category_id', '141258', 'categoryId', '141258'],
  ['evc', 'ffws', 'isInspected', true],
  ['evc', 'yes', 'isInspected', false],
] as const)('%s=%s is read as %s: %j', (name, value, field, read) => {
  expect(parseLandingParams({ [name]: value })[field]).toEqual(read);
});

describe('utm fields', () => {
  test.each(['Source', 'Medium', 'Campaign', 'Content', 'Term'] as const)(
    'utm%s is read in both spellings, and camel case wins',
    (name) => {
      const camel = `utm${name}` as const;
      const snake = `utm_${name.toLowerCase()}`;
      expect(parseLandingParams({ [camel]: 'a' }).utm[camel]).toBe('a');
      expect(parseLandingParams({ [snake]: 'b' }).utm[camel]).toBe('b');
      expect(parseLandingParams({ [camel]: 'a', [snake]: 'b' }).utm[camel]).toBe('a');
    },
  );

  test('cuts off a value that is too long', () => {
    expect(parseLandingParams({ utmTerm: 'x'.repeat(999) }).utm.utmTerm).toHaveLength(200);
  });
});

test.each([
  ['Mozilla/5.0 (iPhone) Vitrine/6.14.0 Mobile', '6.14.0'],
  ['Mozilla/5.0 (iPhone) Mobile', undefined],
])('the app version of %s is %s', (userAgent, version) => {
  expect(parseAppVersion(userAgent)).toBe(version);
});
