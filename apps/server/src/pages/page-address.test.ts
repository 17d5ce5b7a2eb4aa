import { expect, test } from 'vitest';
import { pageKey, publicQuery } from './page-address.ts';

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

test('order of the query makes no other page; language and platform do', () => {
  const a = pageKey('/x', query('b=1&a=2'), 'zh-CN', 'web');
  expect(pageKey('/x', query('a=2&b=1'), 'zh-CN', 'web')).toBe(a);
  expect(pageKey('/x', query('a=2&b=1'), 'en-US', 'web')).not.toBe(a);
  expect(pageKey('/x', query('a=2&b=1'), 'zh-CN', 'wechat')).not.toBe(a);
});
