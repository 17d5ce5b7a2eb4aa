import { expect, test } from 'vitest';
import { readLanguageCookie, resolveCountry, resolveLanguage } from './resolve-locale.ts';

const resolve = (url: string, cookie?: string) => {
  const { pathname, searchParams } = new URL(url, 'http://shop.test');
  return resolveLanguage(pathname, searchParams, cookie);
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
])('%s with the cookie %s resolves to %o', (url, cookie, expected) => {
  expect(resolve(url, cookie)).toEqual(expected);
});

test.each([
  [undefined, undefined],
  ['language=en-US', 'en-US'],
  ['mylanguage=en-US', undefined],
  ['x=1;language=zh-CN', 'zh-CN'],
])('reads from the cookie %s the language %s', (cookie, language) => {
  expect(readLanguageCookie(cookie)).toBe(language);
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
])('the query %j with the cookie %s resolves to the country %s', (search, cookie, country) => {
  expect(resolveCountry(new URLSearchParams(search), cookie)).toBe(country);
});
