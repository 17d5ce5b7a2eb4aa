import { expect, test } from 'vitest';
import { preloadFirstPicture } from './first-picture.ts';

const SET = 'sizes="100vw" srcSet="/i/480 480w, /i/800 800w"';
const eager = (src: string) => `<img alt="a &gt; b" ${SET} src="${src}" fetchPriority="high"/>`;
const LAZY = `<img ${SET} src="/i/lazy" loading="lazy"/>`;

test('the picture that a page opens with is asked for from its head', () => {
  expect(preloadFirstPicture(`<p>${LAZY}${eager('/i/800')}${eager('/i/next')}</p>`)).toBe(
    '<link rel="preload" as="image" fetchpriority="high" href="/i/800" imagesrcset="/i/480 480w, /i/800 800w" imagesizes="100vw">',
  );
});

test('each screen asks for its own crop', () => {
  const wide = '<source media="(min-width:1024px)" srcSet="/w/800 800w" sizes="50vw"/>';
  expect(preloadFirstPicture(`<picture>${wide}${eager('/i/800')}</picture>`)).toBe(
    [
      '<link rel="preload" as="image" fetchpriority="high" href="/i/800" imagesrcset="/i/480 480w, /i/800 800w" imagesizes="100vw" media="not all and (min-width:1024px)">',
      '<link rel="preload" as="image" fetchpriority="high" imagesrcset="/w/800 800w" imagesizes="50vw" media="(min-width:1024px)">',
    ].join(''),
  );
});

test('the wide crop of another picture is nobody’s', () => {
  const other = `<picture><source media="(min-width:1024px)" srcSet="/w/800 800w"/>${LAZY}</picture>`;
  expect(preloadFirstPicture(other + eager('/i/800'))).not.toContain('media');
});

test.each([
  ['nothing is drawn', ''],
  ['no picture is needed at once', LAZY],
  ['it has one width only', '<img src="/i/800" fetchPriority="high"/>'],
])('nothing is asked for when %s', (_, html) => {
  expect(preloadFirstPicture(html)).toBe('');
});
