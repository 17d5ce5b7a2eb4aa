import { expect, test } from 'vitest';
import { formatRobots, formatSitemap, formatSitemapIndex, privatePaths } from './sitemap.ts';

test('lists a page in both languages with alternate links', () => {
  const xml = formatSitemap(
    [
      {
        target: { route: 'product', params: { id: '7' } },
        changedAt: new Date('2026-11-20T23:00:00Z'),
      },
    ],
    'https://shop.test',
  );
  expect(xml.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://shop.test/product/detail/7',
    '<loc>https://shop.test/en/product/detail/7',
  ]);
  expect(xml).toContain('<lastmod>2026-11-20</lastmod>');
  expect(xml).toContain('hreflang="en" href="https://shop.test/en/product/detail/7"');
});

test('escapes queries as XML', () => {
  const target = { route: 'list', query: { brand: '1', sort: 'newest' } } as const;
  expect(formatSitemap([{ target }], 'https://shop.test')).toContain(
    '/product/list?brand=1&amp;sort=newest',
  );
});

test('escapes quotes, so that no URL leaves its attribute', () => {
  const target = { route: 'list', query: { brand: '1' } } as const;
  const xml = formatSitemap([{ target }], `https://shop.test/"'>`);
  expect(xml).toContain('href="https://shop.test/&quot;&apos;&gt;/product/list?brand=1"');
});

test('lists each file in the index and the index in robots.txt', () => {
  expect(formatSitemapIndex(['sitemap-a.xml'], 'https://shop.test')).toContain(
    '<loc>https://shop.test/sitemap-a.xml</loc>',
  );
  expect(formatRobots('https://shop.test')).toContain('Sitemap: https://shop.test/sitemap.xml');
});

test('excludes every private screen and no public screen in robots.txt', () => {
  expect(privatePaths()).toEqual([
    '/accessreward',
    '/bag',
    '/checkout/',
    '/gamification$',
    '/invitation/',
    '/order/',
    '/payment/',
    '/user/',
  ]);
  const lines = formatRobots('https://shop.test').split('\n');
  expect(lines).toContain('Disallow: /en/user/');
  expect(lines).not.toContain('Disallow: /gamification');
});
