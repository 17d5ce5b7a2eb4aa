import { assignArm } from '@vitrine/kit';
import { expect, test } from 'vitest';
import { NO_TRAITS } from '../../http/visitor-traits.ts';
import { findPageTraits } from './find-page-traits.ts';
import { createVariedPages, NOTHING_VARIED } from './varied-pages.ts';

const NOW = Date.parse('2026-11-25T02:00:00Z');
const pages = createVariedPages({
  ...NOTHING_VARIED,
  byPlatform: ['app'],
  byVisitor: ['welcome'],
  tests: [
    { id: '12', page: 'spring', language: null, shareOfB: 50, goal: 'order' },
    { id: '13', page: 'home-men', language: 'en-US', shareOfB: 10, goal: 'bag' },
  ],
});

const open = (path: string, bucket = 417, more: object = {}) =>
  findPageTraits(
    pages,
    {
      ...{ path, query: {}, language: 'zh-CN', platform: 'ios' },
      bucket: { bucket, firstDay: '20261101' },
      ...more,
    },
    NOW,
  ).text;

test('divides the visitors of a tested page and of no other', () => {
  const texts = new Set(
    Array.from({ length: 1000 }, (_, bucket) => open('/content/spring', bucket)),
  );
  expect(texts).toEqual(new Set(['test=12.spring.a', 'test=12.spring.b']));
  expect(open('/content/spring')).toBe(`test=12.spring.${assignArm('12', 417, 50)}`);
  for (const path of ['/content/summer', '/', '/product/list', '/content', '/nowhere'])
    expect(open(path)).toBe('');
});

test.each([
  ['/content/app', {}, 'platform=ios'],
  ['/en/content/app', {}, 'platform=ios'],
  ['/content/welcome', {}, 'visitor=returning'],
  ['/content/welcome', { bucket: { bucket: 1, firstDay: '20261125' } }, 'visitor=new'],
  ['/content/welcome', { bucket: undefined }, 'visitor=new'],
  ['/content/spring', { bucket: undefined }, 'test=12.spring.a'],
])('sees on %s with %j what differs by %s', (path, more, text) => {
  expect(open(path, 417, more)).toBe(text);
});

test('tests a home page in one language', () => {
  const english = { language: 'en-US' };
  const tested = /^test=13\.home-men\.[ab]$/;
  expect(open('/en/men', 417, english)).toMatch(tested);
  expect(open('/en', 417, { ...english, query: { gender: 'men' } })).toMatch(tested);
  expect(open('/en', 417, english)).toBe('');
  expect(open('/men')).toBe('');
  expect(open('/men', 417, { query: { language: 'en-US' } })).toMatch(tested);
});

test('takes the home pages from the configuration', () => {
  const own = createVariedPages({
    ...NOTHING_VARIED,
    homes: { ...NOTHING_VARIED.homes, kids: 'toys' },
    defaultGender: 'kids',
  });
  expect(own.listCodes({ route: 'home', params: {}, query: {} })).toEqual(['toys']);
  expect(own.listCodes({ route: 'home', params: { gender: 'men' }, query: {} })).toEqual([
    'home-men',
  ]);
});

test('takes the home page of the first gender with products where nothing is configured', () => {
  const listHome = (first: 'men' | undefined) =>
    createVariedPages(NOTHING_VARIED, () => first).listCodes({
      ...{ route: 'home', params: {}, query: {} },
    });
  expect([listHome('men'), listHome(undefined)]).toEqual([['home-men'], ['home-women']]);
});

test('costs a shop without variants and tests nothing', () => {
  const none = createVariedPages(NOTHING_VARIED);
  expect(none.hasAny).toBe(false);
  const asked = { path: '/content/spring', query: {}, language: 'zh-CN', platform: 'web' } as const;
  expect(findPageTraits(none, { ...asked, bucket: undefined }, NOW)).toBe(NO_TRAITS);
});
