import { describe, expect, inject, test } from 'vitest';

const origin = inject('shopOrigin');

const read = async (path: string) => (await fetch(origin + path)).text();

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

const pathOf = (url: string) => url.slice(origin.length);

const link = (html: string, attributes: string) =>
  new RegExp(`<link ${attributes} href="([^"]+)">`).exec(html)?.[1];

const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)">`).exec(html)?.[1];

test('answers every URL of the sitemap, in both languages', async () => {
  const [, sitemap = ''] = /Sitemap: (\S+)/.exec(await read('/robots.txt')) ?? [];
  expect(sitemap).toBe(`${origin}/sitemap.xml`);
  const files = locations(await read('/sitemap.xml'));
  expect(files.length).toBeGreaterThan(1);
  const urls = (await Promise.all(files.map((file) => read(pathOf(file))))).flatMap(locations);
  const paths = urls.map(pathOf);
  expect(paths).toEqual(expect.arrayContaining(['/', '/en', '/content/spring', '/en/men']));
  expect(paths.filter((path) => path.startsWith('/en/product/detail/')).length).toBeGreaterThan(
    500,
  );

  // All products share one screen: requests a few of them, and every other page.
  const isProduct = (path: string) => path.includes('/product/detail/');
  const products = paths.filter(isProduct).filter((_, index) => index % 100 < 2);
  const broken: string[] = [];
  for (const path of [...paths.filter((each) => !isProduct(each)), ...products]) {
    const { status } = await fetch(origin + path);
    if (status !== 200) broken.push(`${status} ${path}`);
  }
  expect(broken).toEqual([]);
});

describe.each([
  ['/', '/en', 'zh_CN'],
  ['/content/spring', '/en/content/spring', 'zh_CN'],
  ['/product/list?category=141258', '/en/product/list?category=141258', 'zh_CN'],
])('%s', (chinese, english) => {
  test('has canonical, alternate and sharing tags', async () => {
    for (const [path, locale] of [
      [`${chinese}`, 'zh_CN'],
      [`${english}`, 'en_US'],
    ] as const) {
      const html = await read(path);
      expect(link(html, 'rel="canonical"')).toBe(origin + path);
      expect(link(html, 'rel="alternate" hreflang="zh-CN"')).toBe(origin + chinese);
      expect(link(html, 'rel="alternate" hreflang="en"')).toBe(origin + english);
      expect(link(html, 'rel="alternate" hreflang="x-default"')).toBe(origin + chinese);
      expect(meta(html, 'og:url')).toBe(origin + path);
      expect(meta(html, 'og:locale')).toBe(locale);
      expect(meta(html, 'og:title')).toMatch(/ELSEWHERE$/);
      expect(meta(html, 'description')?.length).toBeGreaterThan(4);
    }
  });
});

test('campaigns and products have a sharing image, and products have structured data', async () => {
  const [item] = (await (await fetch(`${origin}/api/v1/search/products?size=1`)).json()).items;
  const product = await read(`/product/detail/${item.id}`);
  for (const html of [await read('/content/spring'), product]) {
    const image = meta(html, 'og:image') ?? '';
    const answer = await fetch(image.replaceAll('&amp;', '&'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^image\//);
  }
  const structuredData = [
    ...product.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
  ].map(([, json = '']) => JSON.parse(json));
  expect(structuredData.map((data) => data['@type'])).toEqual(
    expect.arrayContaining(['Product', 'BreadcrumbList']),
  );
});

test('search pages and keyword lists are not indexed', async () => {
  for (const path of ['/product/list?keyword=coat', '/search']) {
    expect(meta(await read(path), 'robots')).toBe('noindex');
  }
});

test('serves a campaign video in byte ranges', async () => {
  const html = await read('/content/showcase');
  const [, video = ''] = /<video[^>]* src="([^"]+)"/.exec(html) ?? [];
  const answer = await fetch(origin + video, { headers: { range: 'bytes=0-99' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([206, 'video/mp4']);
  expect((await answer.arrayBuffer()).byteLength).toBe(100);
});
