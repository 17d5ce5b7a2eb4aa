import { expect, test } from 'vitest';
import { createTraits, NO_TRAITS } from '../http/visitor-traits.ts';
import { createPageKey, type PageVariant, pickPageQuery } from './page-key.ts';
import { readPageRequest } from './page-request.ts';

const pick = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://shop.test');
  return pickPageQuery(pathname, searchParams);
};

test.each([
  ['/?utm_source=a&utmCampaign=b', {}],
  ['/content/spring?token=secret&sessionKey=k&openId=o&unionId=u', {}],
  ['/product/list?brands=2&sort=newest', { brands: '2', sort: 'newest' }],
  ['/en/product/list?sort=newest&brands=2', { brands: '2', sort: 'newest' }],
  ['/?gender=men&appVersion=2.0', { gender: 'men' }],
  ['/?q=1&sort=newest', {}],
  ['/product/detail/1?gender=men', {}],
  ['/nowhere?gender=men', {}],
  [`/search?keyword=${'x'.repeat(501)}&gender=`, {}],
])('picks from %s the query %o', (url, expected) => {
  expect(pick(url)).toEqual(expected);
});

test('gives a page with unknown parameters the key of the page without them', () => {
  const headers = { 'user-agent': 'x' };
  const keyOf = (url: string) => {
    const request = readPageRequest(url, headers, 'http://shop.test');
    return 'key' in request ? request.key : undefined;
  };
  for (let n = 0; n < 50; n++) expect(keyOf(`/?q=${n}&x${n}=1`)).toBe(keyOf('/'));
});

test('keys a page by language, country and platform, but not by the order of the query', () => {
  const variant: PageVariant = {
    ...{ language: 'zh-CN', country: 'CN', platform: 'web', hasNativeTabs: false },
    traits: NO_TRAITS,
  };
  const key = (over: Partial<PageVariant>) =>
    createPageKey('/product/list', pick('/product/list?sizes=2&brands=1'), { ...variant, ...over });
  const a = createPageKey('/product/list', pick('/product/list?brands=1&sizes=2'), variant);
  expect(key({})).toBe(a);
  expect(key({ language: 'en-US' })).not.toBe(a);
  expect(key({ country: 'HK' })).not.toBe(a);
  expect(key({ platform: 'wechat' })).not.toBe(a);
  const arms = (arm: 'a' | 'b') => [{ testId: '12', page: 'spring', arm }];
  const keys = (['a', 'b'] as const).map((arm) =>
    key({ traits: createTraits({ platform: undefined, visitor: 'new', arms: arms(arm) }) }),
  );
  expect(new Set([a, ...keys]).size).toBe(3);
});

test.each([
  ['/', 'Mozilla/5.0 (iPhone) Vitrine/7.0.0', true],
  ['/', 'Mozilla/5.0 (iPhone) Vitrine/6.14.0', false],
  ['/?platform=ios&appVersion=7.0.0', 'Mozilla/5.0', true],
  ['/?platform=ios', 'Mozilla/5.0', false],
  ['/?appVersion=7.0.0', 'Mozilla/5.0', false],
])('a page %s for %s is inside native tabs: %s', (url, userAgent, isInside) => {
  const request = readPageRequest(url, { 'user-agent': userAgent }, 'http://shop.test');
  expect(request).toMatchObject({ hasNativeTabs: isInside });
  expect('key' in request && request.key.includes('+tabs')).toBe(isInside);
});

test('gives a page that is the same for all visitors the key that it had before there were tests', () => {
  const request = readPageRequest('/content/spring', {}, 'http://shop.test');
  expect('key' in request && request.key).toBe('zh-CN CN web http://shop.test/content/spring?');
});
