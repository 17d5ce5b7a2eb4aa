import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { otherBrand, writeBrandFolder } from '../../test/support/brands.ts';
import { createManifest } from '../pages/manifest.ts';
import { renderOfflinePage } from '../pages/offline-page.ts';
import { readSettings } from '../settings.ts';
import { formatBrandContent } from './brand.ts';
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
  expect(formatBrandStyles(readSettings({}).brand)).toBe('');
  expect(listBrandStylesheets(readSettings({}).brand)).toEqual([]);
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
