import { describe, expect, test } from 'vitest';
import type { Target } from './routes.ts';
import { appHref, href, matchWebPath, miniHref } from './urls.ts';

const home: Target = { route: 'home' };
const men: Target = { route: 'home', params: { gender: 'men' } };
const coat: Target = { route: 'product', params: { id: '10086' } };
const search: Target = { route: 'search', query: { keyword: '风衣 a&b', gender: undefined } };

describe('href', () => {
  test.each([
    [home, '/', '/en'],
    [men, '/men', '/en/men'],
    [coat, '/product/detail/10086', '/en/product/detail/10086'],
    [
      search,
      '/search?keyword=%E9%A3%8E%E8%A1%A3%20a%26b',
      '/en/search?keyword=%E9%A3%8E%E8%A1%A3%20a%26b',
    ],
    [
      { route: 'content', params: { id: 'a/b' } } satisfies Target,
      '/content/a%2Fb',
      '/en/content/a%2Fb',
    ],
  ] as const)('%o', (target, chinese, english) => {
    expect(href(target, 'zh-CN')).toBe(chinese);
    expect(href(target, 'en-US')).toBe(english);
  });

  test('throws when a required parameter is missing', () => {
    expect(() => href({ route: 'product' }, 'zh-CN')).toThrow('needs "id"');
  });
});

test('miniHref passes path parameters under the names of the mini-program page', () => {
  expect(miniHref(coat)).toBe('/pages/product/detail/index?productId=10086');
  expect(miniHref(men)).toBe('/pages/home/index?gender=men');
  expect(miniHref({ route: 'bag' })).toBe('/pages/bag/index');
});

test('appHref has no leading slash', () => {
  expect(appHref(coat)).toBe('productdetail/10086');
  expect(appHref({ route: 'list', query: { setId: '7' } })).toBe('productlist?setId=7');
});

describe('matchWebPath', () => {
  test.each([
    ['/', 'home', {}, 'zh-CN'],
    ['/en', 'home', {}, 'en-US'],
    ['/en/', 'home', {}, 'en-US'],
    ['/kids', 'home', { gender: 'kids' }, 'zh-CN'],
    ['/en/men', 'home', { gender: 'men' }, 'en-US'],
    ['/product/detail/10086', 'product', { id: '10086' }, 'zh-CN'],
    ['/product/detail/10086/', 'product', { id: '10086' }, 'zh-CN'],
    ['/en/content/a%2Fb', 'content', { id: 'a/b' }, 'en-US'],
    ['/product/list', 'list', {}, 'zh-CN'],
  ])('%s', (path, route, params, language) => {
    expect(matchWebPath(path)).toEqual({ route, params, language });
  });

  test.each([
    '/pets',
    '/english',
    '/product',
    '/product/detail',
    '/product/detail/1/2',
    '/content/%E0%A4%A',
  ])('%s matches no screen', (path) => {
    expect(matchWebPath(path)).toBeNull();
  });

  test('matches every URL that href builds', () => {
    for (const target of [home, men, coat]) {
      const match = matchWebPath(href(target, 'en-US'));
      expect(match).toEqual({ params: {}, ...target, language: 'en-US' });
    }
  });
});

test('the language of the target overrides the current language', () => {
  expect(href({ route: 'home', language: 'en-US' }, 'zh-CN')).toBe('/en');
  expect(href({ route: 'home', language: 'zh-CN' }, 'en-US')).toBe('/');
});
