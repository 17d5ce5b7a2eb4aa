import { expect, test } from 'vitest';
import { type PageVisitor, pageKey, publicQuery } from './page-address.ts';

const query = (search: string) => publicQuery(new URLSearchParams(search));

test.each([
  ['utm_source=a&utmCampaign=b', {}],
  ['token=secret&sessionKey=k&openId=o&unionId=u', {}],
  ['brands=2&sort=newest', { brands: '2', sort: 'newest' }],
  ['sort=newest&brands=2', { brands: '2', sort: 'newest' }],
  ['gender=men&appVersion=2.0', { gender: 'men' }],
])('%s is rendered with %o', (search, expected) => {
  expect(query(search)).toEqual(expected);
});

test('order of the query makes no other page; language, country and platform do', () => {
  const visitor: PageVisitor = { language: 'zh-CN', country: 'CN', platform: 'web' };
  const key = (over: Partial<PageVisitor>) =>
    pageKey('/x', query('a=2&b=1'), { ...visitor, ...over });
  const a = pageKey('/x', query('b=1&a=2'), visitor);
  expect(key({})).toBe(a);
  expect(key({ language: 'en-US' })).not.toBe(a);
  expect(key({ country: 'HK' })).not.toBe(a);
  expect(key({ platform: 'wechat' })).not.toBe(a);
});
