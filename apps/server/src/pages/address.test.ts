import { expect, test } from 'vitest';
import { rememberedLanguage, settleCountry, settleLanguage } from './address.ts';

const settle = (url: string, cookie?: string) => {
  const { pathname, searchParams } = new URL(url, 'http://shop.test');
  return settleLanguage(pathname, searchParams, cookie);
};

test.each([
  ['/', undefined, { language: 'zh-CN' }],
  ['/en', undefined, { language: 'en-US' }],
  ['/en/content/spring', 'language=zh-CN', { language: 'en-US' }],
  ['/entrance', undefined, { language: 'zh-CN' }],
  ['/content/spring?language=en-US', undefined, { language: 'en-US' }],
  ['/content/spring?language=zh-CN', 'language=en-US', { language: 'zh-CN' }],
  ['/', 'a=1; language=en-US', { redirect: '/en' }],
  ['/product/list?sort=newest', 'language=en-US', { redirect: '/en/product/list?sort=newest' }],
  ['/', 'language=klingon', { language: 'zh-CN' }],
])('%s with %s is settled as %o', (url, cookie, expected) => {
  expect(settle(url, cookie)).toEqual(expected);
});

test.each([
  [undefined, undefined],
  ['language=en-US', 'en-US'],
  ['mylanguage=en-US', undefined],
  ['x=1;language=zh-CN', 'zh-CN'],
])('cookie %s remembers %s', (cookie, language) => {
  expect(rememberedLanguage(cookie)).toBe(language);
});

test.each([
  ['', undefined, 'CN'],
  ['', 'country=HK', 'HK'],
  ['', 'a=1; country=CN; language=en-US', 'CN'],
  ['', 'mycountry=HK', 'CN'],
  ['', 'country=US', 'CN'],
  ['', 'country=%3Cscript%3E', 'CN'],
  ['country=HK', undefined, 'HK'],
  ['country=hk', 'country=CN', 'HK'],
  ['country=CN', 'country=HK', 'CN'],
  ['country=US', 'country=HK', 'HK'],
])('%j with the cookie %s is a visit from %s', (search, cookie, country) => {
  expect(settleCountry(new URLSearchParams(search), cookie)).toBe(country);
});
