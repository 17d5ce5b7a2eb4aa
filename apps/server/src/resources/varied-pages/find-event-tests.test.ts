import { assignArm } from '@vitrine/kit';
import { expect, test } from 'vitest';
import { findEventTests } from './find-event-tests.ts';
import { createVariedPages, NOTHING_VARIED } from './varied-pages.ts';

const pages = createVariedPages({
  ...NOTHING_VARIED,
  byPlatform: ['plain'],
  tests: [
    { id: '12', page: 'spring', language: null, shareOfB: 50, goal: 'click' },
    { id: '13', page: 'home-men', language: 'en-US', shareOfB: 50, goal: 'bag' },
  ],
});
const visitor = { bucket: { bucket: 417, firstDay: '20261125' }, language: 'zh-CN' } as const;
const spring = { 12: assignArm('12', 417, 50) };
const men = { 13: assignArm('13', 417, 50) };

test.each([
  ['https://shop.example/content/spring?utmSource=letter', spring],
  ['https://shop.example/en/content/spring', spring],
  ['/content/spring', spring],
  ['/pages/content/index?id=spring&utmSource=wx', spring],
  ['https://shop.example/en/men', men],
  ['https://shop.example/men', null],
  ['https://shop.example/men?language=en-US', men],
  ['/pages/home/index?gender=men', null],
  ['https://shop.example/content/plain', null],
  ['https://shop.example/content/spring?env=preview-1-x', null],
  ['https://shop.example/content/spring?env=production', spring],
  ['https://shop.example/product/detail/1', null],
  ['', null],
  ['http://[', null],
  [undefined, null],
  [7, null],
])('an event of %j belongs to the tests %j', (url, tests) => {
  expect(findEventTests(pages, url, visitor)).toEqual(tests);
});

test('takes the language of a mini-program from its call', () => {
  const english = { ...visitor, language: 'en-US' } as const;
  expect(findEventTests(pages, '/pages/home/index?gender=men', english)).toEqual(men);
});

test('counts no one without a bucket: bots, and who keeps no cookies', () => {
  const unknown = { ...visitor, bucket: undefined };
  expect(findEventTests(pages, '/content/spring', unknown)).toBeNull();
});
