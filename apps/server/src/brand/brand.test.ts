import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { otherBrand, writeBrandFolder } from '../../test/support/brands.ts';
import { createManifest } from '../pages/manifest.ts';
import { renderOfflinePage } from '../pages/offline-page.ts';
import { readSettings } from '../settings.ts';
import { formatBrandContent, listFontPreloads } from './brand.ts';
import { listBrandStylesheets, registerBrandFiles } from './routes.ts';
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
  const plain = { ...readSettings({}).brand, fonts: [] };
  expect(formatBrandStyles(plain)).toBe('');
  expect(listBrandStylesheets(plain)).toEqual([]);
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
  expect(listFontPreloads(brand)).toEqual(['/brand/latin.woff2']);
});

test('serves the style sheet and the files that the brand names, and no other', async () => {
  const app = Fastify();
  registerBrandFiles(app, { brand: otherBrand, brandDir: writeBrandFolder(otherBrand) });
  const [stylesheet = ''] = listBrandStylesheets(otherBrand);
  expect((await app.inject(stylesheet)).body).toBe(formatBrandStyles(otherBrand));
  const logo = await app.inject('/brand/logo.svg');
  expect([logo.headers['content-type'], logo.body]).toEqual(['image/svg+xml', '<svg id="logo"/>']);
  expect((await app.inject('/brand/north.woff2')).headers['content-type']).toBe('font/woff2');
  expect((await app.inject('/brand/brand.json')).statusCode).toBe(404);
  await app.close();
});
