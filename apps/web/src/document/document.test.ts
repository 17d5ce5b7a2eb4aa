import { expect, test } from 'vitest';
import { type DocumentParts, documentStart } from './document.ts';
import { localisedPath } from './localised-path.ts';

const parts = (over: Partial<DocumentParts> = {}): DocumentParts => ({
  head: { title: '秋日来信', description: 'A "letter" <from> afar', path: '/content/spring' },
  language: 'zh-CN',
  origin: 'https://shop.test',
  siteName: '别处',
  styles: ['/content/assets/style.css'],
  fonts: [],
  themeColour: '#fffef0',
  modulePreloads: ['/content/assets/pos.js'],
  boot: { state: '</script><script>alert(1)' },
  ...over,
});

test.each([
  ['/', 'zh-CN', '/'],
  ['/', 'en-US', '/en'],
  ['/content/spring', 'zh-CN', '/content/spring'],
  ['/content/spring', 'en-US', '/en/content/spring'],
] as const)('%s in %s has the path %s', (path, language, expected) => {
  expect(localisedPath(path, language)).toBe(expected);
});

test('hides the bars of a page only inside an app that draws them', () => {
  const html = documentStart(parts({ hasNativeTabs: true }));
  expect(html).toContain('<html lang="zh-CN" style="--bars:none;--header-height:0px;');
  expect(documentStart(parts())).toContain('<html lang="zh-CN">');
});

test('escapes content in the title and in the boot data', () => {
  const html = documentStart(parts({ head: { title: '</title><script>', path: '/' } }));
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  expect(html).toContain('{"state":"\\u003c/script>\\u003cscript>alert(1)"}');
});

test('asks for the fonts of the first paint as a style sheet would', () => {
  expect(documentStart(parts({ fonts: ['/brand/latin.woff2'] }))).toContain(
    '<link rel="preload" href="/brand/latin.woff2" as="font" type="font/woff2" crossorigin="">',
  );
});

test('an English page links itself and the Chinese page', () => {
  const html = documentStart(parts({ language: 'en-US' }));
  expect(html).toContain('<html lang="en-US">');
  expect(html).toContain('<meta name="theme-color" content="#fffef0">');
  expect(html).toContain('<link rel="canonical" href="https://shop.test/en/content/spring">');
  expect(html).toContain('hreflang="zh-CN" href="https://shop.test/content/spring"');
  expect(html).toContain('hreflang="en" href="https://shop.test/en/content/spring"');
});

test('a share card has an absolute image URL', () => {
  const html = documentStart(parts({ head: { title: 'a', path: '/', image: '/images/x/800' } }));
  expect(html).toContain('<meta property="og:image" content="https://shop.test/images/x/800">');
});

test('a page that is not indexed has no canonical URL', () => {
  const html = documentStart(parts({ head: { title: 'a', path: '/', noIndex: true } }));
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('canonical');
});

test('is written without a share image whose address is no URL', () => {
  const html = documentStart(parts({ head: { title: 'a', path: '/', image: 'https://[' } }));
  expect(html).toContain('<title>a</title>');
  expect(html).not.toContain('og:image');
});

test('is the same as ever for a shop without overrides, and carries those of one that has some', () => {
  const overrides = { texts: { 'order.bag.title': '</script>篮' }, later: ['ui'], version: 'v1' };
  const html = documentStart(parts());
  const script =
    '<script type="application/json" id="message-overrides">{"texts":{"order.bag.title":"\\u003c/script>篮"},"later":["ui"],"version":"v1"}</script>';
  expect(documentStart(parts({ overrides }))).toBe(html.replace('<body>', `<body>${script}`));
  expect(html).not.toContain('overrid');
});
