import { expect, test } from '@jest/globals';
import { drawnCodes, listPageModules } from '@vitrine/modules';
import { listFeedParts, nativeRegistry } from '../src/modules/feed-modules';
import { NATIVE_VIEWS } from '../src/modules/native-views';
import { toColour } from '../src/modules/parts/colours';
import { parseRatio } from '../src/modules/parts/ModulePicture';
import { toParagraphs } from '../src/modules/text/to-paragraphs';

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
  ['', []],
])('reads the paragraphs of %s', (html, words) => {
  expect(toParagraphs(html).map((paragraph) => paragraph.words)).toEqual(words);
});

test('marks the items of a list', () => {
  expect(toParagraphs('<p>a</p><ul><li>b</li></ul>').map(({ isListed }) => isListed)).toEqual([
    false,
    true,
  ]);
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
