import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { otherBrand, writeBrandFolder } from '../../test/support/brands.ts';
import { createManifest } from '../pages/manifest.ts';
import { renderOfflinePage } from '../pages/offline-page.ts';
import { readSettings } from '../settings.ts';
import { formatBrandContent } from './brand.ts';
import { listBrandStylesheets, listFontPreloads } from './brand-urls.ts';
import { registerBrandFiles } from './routes.ts';
import { formatBrandStyles } from './tokens.ts';

test('completes the content of the shop in each language', () => {
  expect(formatBrandContent(otherBrand, 'en-US')).toEqual({
    name: '北岸',
    latinName: 'Northbank & Co',
    mark: '北',
    titleTemplate: '{title} | Northbank',
    slogan: 'Clothes from across the river',
    legal: '© Northbank',
    icp: { text: 'ICP 2', link: 'https://beian.miit.gov.cn/' },
  });
});

test('tells pages how the app is opened and where it is installed from', () => {
  const app = {
    scheme: 'northbank',
    ios: { appId: 'ABCDE12345.shop.northbank', store: 'https://store.test/1' },
  };
  expect(formatBrandContent({ ...otherBrand, app }, 'en-US')).toMatchObject({
    nativeApp: { scheme: 'northbank', ios: 'https://store.test/1' },
  });
});

test('names and colours the manifest and the offline page', () => {
  expect(createManifest(otherBrand)).toMatchObject({
    name: '北岸 Northbank & Co',
    short_name: '北岸',
    theme_color: '#fffef0',
  });
  const page = renderOfflinePage(otherBrand, 'en-US');
  expect(page).toContain('北岸 Northbank &amp; Co');
  expect(page).toContain('color:#102030;background:#fffef0');
});

test('writes only the tokens that differ from the design, with its fonts before the system fonts', () => {
  const styles = formatBrandStyles(otherBrand);
  expect(styles).toContain('--ink:#102030');
  expect(styles).toContain('--font-serif:"North Serif","Songti SC"');
  expect(styles).toContain('src:url("/brand/north.woff2")');
  expect(styles).toContain('[data-logo]{background:url("/brand/logo.svg")');
  const { brand, brandDir } = readSettings({});
  const plain = { ...brand, fonts: [] };
  expect(formatBrandStyles(plain)).toBe('');
  expect(listBrandStylesheets({ brand: plain, brandDir })).toEqual([]);
});

test('places a fallback before the plainest font of the system, and asks only for the others at once', () => {
  const token = 'font-serif' as const;
  const fonts = [
    { family: 'Latin', file: 'latin.woff2', token, unicodeRange: 'U+20-7E' },
    { family: 'Chinese', file: 'chinese.woff2', token, isFallback: true },
  ];
  const brand = { ...otherBrand, fonts };
  const styles = formatBrandStyles(brand);
  expect(styles).toContain(
    '--font-serif:"Latin","Songti SC","Noto Serif CJK SC","Noto Serif SC","Chinese","SimSun",serif',
  );
  expect(styles).toContain('font-display:optional;unicode-range:U+20-7E}');
  expect(styles).toContain('src:url("/brand/chinese.woff2") format("woff2");font-display:swap}');
  const brandDir = writeBrandFolder(brand);
  for (const { file } of fonts) writeFileSync(join(brandDir, file), file);
  expect(listFontPreloads({ brand, brandDir })).toEqual([
    expect.stringMatching(/^\/brand\/latin\.woff2\?v=\w{12}$/),
  ]);
});

test('serves the style sheet and the files that the brand names, and no other', async () => {
  const app = Fastify();
  const folder = { brand: otherBrand, brandDir: writeBrandFolder(otherBrand) };
  registerBrandFiles(app, folder);
  const [stylesheet = ''] = listBrandStylesheets(folder);
  const css = await app.inject(stylesheet);
  expect([css.headers['content-type'], css.body]).toEqual([
    'text/css; charset=utf-8',
    expect.stringContaining('--ink:#102030'),
  ]);
  const logo = await app.inject('/brand/logo.svg');
  expect([logo.headers['content-type'], logo.body]).toEqual(['image/svg+xml', '<svg id="logo"/>']);
  expect((await app.inject('/brand/north.woff2')).headers['content-type']).toBe('font/woff2');
  expect((await app.inject('/brand/brand.json')).statusCode).toBe(404);
  await app.close();
});

test('a file is kept for a year under a URL that changes with it, and an hour under its plain name', async () => {
  const app = Fastify();
  const folder = { brand: otherBrand, brandDir: writeBrandFolder(otherBrand) };
  registerBrandFiles(app, folder);
  const [before = ''] = listFontPreloads(folder);
  const [stylesBefore = ''] = listBrandStylesheets(folder);
  const readCacheControl = async (url: string) => (await app.inject(url)).headers['cache-control'];
  const forever = 'public, max-age=31536000, immutable';
  expect((await app.inject(stylesBefore)).body).toContain(`url("${before}")`);
  expect(await readCacheControl(before)).toBe(forever);
  expect(await readCacheControl(stylesBefore)).toBe(forever);
  expect(await readCacheControl('/brand/north.woff2')).toBe('public, max-age=3600');
  await app.close();

  writeFileSync(join(folder.brandDir, 'north.woff2'), 'the font, cut again');
  expect(listFontPreloads(folder)).not.toEqual([before]);
  expect(listBrandStylesheets(folder)).not.toEqual([stylesBefore]);
});
