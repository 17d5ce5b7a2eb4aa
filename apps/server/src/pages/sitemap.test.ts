import { expect, test } from 'vitest';
import { robotsText, sitemapFile, sitemapIndex } from './sitemap.ts';

test('a place stands in both languages, each naming its twin', () => {
  const xml = sitemapFile(
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

test('queries are written as XML', () => {
  const target = { route: 'list', query: { brand: '1', sort: 'newest' } } as const;
  expect(sitemapFile([{ target }], 'https://shop.test')).toContain(
    '/product/list?brand=1&amp;sort=newest',
  );
});

test('the index names each file and robots name the index', () => {
  expect(sitemapIndex(['sitemap-a.xml'], 'https://shop.test')).toContain(
    '<loc>https://shop.test/sitemap-a.xml</loc>',
  );
  expect(robotsText('https://shop.test')).toContain('Sitemap: https://shop.test/sitemap.xml');
});
