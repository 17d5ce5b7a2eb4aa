import { expect, test } from 'vitest';
import { rememberedLanguage, settleLanguage } from './address.ts';

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
