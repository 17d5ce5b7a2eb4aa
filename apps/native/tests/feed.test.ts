import { expect, test } from '@jest/globals';
import { drawnCodes, listPageModules } from '@vitrine/modules';
import { listFeedParts, nativeRegistry } from '../src/modules/feed-modules';
import { findTitle } from '../src/modules/find-title';
import { NATIVE_VIEWS } from '../src/modules/native-views';
import { toColour } from '../src/modules/parts/colours';
import { parseRatio } from '../src/modules/parts/ModulePicture';
import { findDestination } from '../src/modules/rich-text/RichText';
import { joinWords, toParagraphs } from '../src/modules/rich-text/to-paragraphs';

const entry = (id: string, code: string, fields: object = {}) => ({ id, code, fields });
const list = (...entries: ReturnType<typeof entry>[]) =>
  listFeedParts(
    listPageModules(
      nativeRegistry,
      { entries: entries as never, data: {} },
      {
        now: 0,
        isSessionReady: true,
      },
    ),
  ).map((part) => (part.kind === 'web' ? part.modules.map((module) => module.entry.id) : part.key));

test('draws what it can, and gathers what stands together into one part of the page', () => {
  const html = { content: '<p>x</p>' };
  expect(
    list(
      entry('a', 'dividingLine'),
      entry('b', 'customHTML', html),
      entry('c', 'customHTML', html),
      entry('d', 'shareInfo'),
      entry('e', 'spacer_s', { size: 8 }),
      entry('f', 'nothing'),
      entry('g', 'customHTML', html),
    ),
  ).toEqual(['a', ['b', 'c'], 'e', ['g']]);
});

test('has views for module types of the shop only', () => {
  for (const code of Object.keys(NATIVE_VIEWS)) expect(drawnCodes).toContain(code);
});

test.each([
  ['<p>一 &amp; 二</p><p>三<br>四</p>', ['一 & 二', '三\n四']],
  ['<ul><li>甲</li><li><b>乙</b></li></ul>', ['甲', '乙']],
  ['&#20320;&#x597d;', ['你好']],
  ['<p>a\n b</p> <table><tr><th>尺码</th><td>38</td></tr></table>', ['a b', '尺码　38']],
  ['', []],
])('reads the paragraphs of %s', (html, words) => {
  expect(toParagraphs(html).map(joinWords)).toEqual(words);
});

test('marks the items of a list', () => {
  expect(
    toParagraphs('<p>a</p><ul><li><p>b</p></li></ul>').map(({ isListed }) => isListed),
  ).toEqual([false, true]);
});

test('reads links and strong words apart from the words around them', () => {
  const html = '<p>见<a href="/product/detail/1?a=1&amp;b=2"><b>这一件</b></a>。</p><p>完</p>';
  expect(toParagraphs(html).map(({ runs }) => runs)).toEqual([
    [
      { words: '见', isStrong: false },
      { words: '这一件', href: '/product/detail/1?a=1&b=2', isStrong: true },
      { words: '。', isStrong: false },
    ],
    [{ words: '完', isStrong: false }],
  ]);
});

test.each([
  ['/product/detail/1', { route: 'product', params: { id: '1' } }],
  ['https://shop.example/product/detail/1', { route: 'product', params: { id: '1' } }],
  ['/content/size-guide', { route: 'content', params: { id: 'size-guide' } }],
  [
    'https://elsewhere.example/product/detail/1',
    { url: 'https://elsewhere.example/product/detail/1' },
  ],
  ['tel:4008000000', { url: 'tel:4008000000' }],
  ['#care', undefined],
  ['javascript:void(0)', undefined],
])('leads from the link %s', (href, destination) => {
  expect(findDestination(href)).toEqual(destination);
});

test.each([
  ['its heading', { moduleTitle: { title: '礼遇' }, title: '别的' }, '礼遇'],
  ['its own title', { title: '去美术馆的周四' }, '去美术馆的周四'],
  [
    'its tabs',
    { tabs: [{ tabName: '针织' }, { tabName: '' }, { tabName: '包袋' }] },
    '针织 · 包袋',
  ],
  ['its lines', { items: [{ text: '满减' }] }, '满减'],
  ['the first words of its text', { content: '<div><p>尺码表</p><p>备注</p></div>' }, '尺码表'],
  ['nothing', { moduleName: '仅编辑可见', cards: [{ name: '' }] }, ''],
])('names a module by %s', (_, fields, title) => {
  expect(findTitle(fields as never)).toBe(title);
});

test('reads colours and ratios as editors write them', () => {
  expect(toColour('ink-2')).toMatch(/^#/);
  expect(toColour('#abc')).toBe('#abc');
  expect([toColour(''), toColour('space-1'), toColour('nothing')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([parseRatio('4/5'), parseRatio('own')]).toEqual([0.8, undefined]);
});
