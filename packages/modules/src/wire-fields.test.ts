import { expect, test } from 'vitest';
import { parseEntry } from './parse.ts';
import { unwrapFields } from './wire-fields.ts';

test.each<[string, unknown, unknown]>([
  ['html', { type: 'html', content: '<p>a</p>' }, '<p>a</p>'],
  ['a date', { type: 'date', utcDate: '2026-12-01' }, '2026-12-01'],
  [
    'a link',
    { type: 'link', target: { web: '/a', mp: '/pages/a' } },
    { web: '/a', mp: '/pages/a' },
  ],
  ['a link of one address', { type: 'link', target: '/a' }, { web: '/a' }],
  [
    'a video',
    { type: 'video', provider: 'file', source: '/a.mp4' },
    { provider: 'file', source: '/a.mp4' },
  ],
  [
    'an image by size',
    {
      type: 'image',
      alt: '雨',
      assets: { 960: { source: '/b', width: 960, height: 1280 }, 480: { source: '/a' } },
    },
    {
      alt: '雨',
      source: '/b',
      width: 960,
      height: 1280,
      images: [
        { url: '/a', size: 480 },
        { url: '/b', size: 960 },
      ],
    },
  ],
  [
    'the two links of a button',
    {
      ctaButton: {
        colorOfText: 'ink',
        link: { type: 'link', target: { iosLink: 'bag' } },
        commonLink: { mp: '/pages/bag/index' },
      },
    },
    {
      ctaButton: { colorOfText: 'ink', commonLink: { iosLink: 'bag', mp: '/pages/bag/index' } },
    },
  ],
  [
    'a button with one link',
    { ctaButton: { link: { mp: '/a' } } },
    { ctaButton: { commonLink: { mp: '/a' } } },
  ],
  ['a plain value', { type: 'text', value: '早春' }, '早春'],
  ['a list of plain values', [{ type: 'number', value: 1 }, 2], [1, 2]],
  ['no wrapper', { type: 'wide', title: 'a' }, { type: 'wide', title: 'a' }],
  ['a deep wrapper', { a: [{ b: { type: 'html', content: 'c' } }] }, { a: [{ b: 'c' }] }],
])('unwraps %s', (_, wrapped, value) => {
  expect(unwrapFields(wrapped)).toEqual(value);
});

test('parses an entry with wrappers and nested components', () => {
  const parsed = parseEntry({
    id: 'e1',
    code: 'qa',
    components: [
      { code: 'moduleTitle', fields: { title: { type: 'text', value: '问与答' } } },
      { code: 'items', fields: { question: '含税吗', answer: { type: 'html', content: '是' } } },
      { code: 'items', fields: { question: '多久到', answer: '五天' } },
      { code: 'unheardOf', fields: {} },
    ],
  });
  expect(parsed).toMatchObject({
    ok: true,
    entry: {
      fields: {
        moduleTitle: { title: '问与答' },
        items: [
          { question: '含税吗', answer: '是' },
          { question: '多久到', answer: '五天' },
        ],
      },
    },
  });
});
