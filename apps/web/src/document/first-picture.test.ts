import { expect, test } from 'vitest';
import { formatFirstPicturePreload } from './first-picture.ts';

const SET = 'sizes="100vw" srcSet="/i/480 480w, /i/800 800w"';
const eager = (src: string) => `<img alt="a &gt; b" ${SET} src="${src}" fetchPriority="high"/>`;
const LAZY = `<img ${SET} src="/i/lazy" loading="lazy"/>`;

test('preloads the first picture that is loaded with high priority', () => {
  expect(formatFirstPicturePreload(`<p>${LAZY}${eager('/i/800')}${eager('/i/next')}</p>`)).toBe(
    '<link rel="preload" as="image" fetchpriority="high" href="/i/800" imagesrcset="/i/480 480w, /i/800 800w" imagesizes="100vw">',
  );
});

test('preloads the crop for each screen width', () => {
  const wide = '<source media="(min-width:1024px)" srcSet="/w/800 800w" sizes="50vw"/>';
  expect(formatFirstPicturePreload(`<picture>${wide}${eager('/i/800')}</picture>`)).toBe(
    [
      '<link rel="preload" as="image" fetchpriority="high" href="/i/800" imagesrcset="/i/480 480w, /i/800 800w" imagesizes="100vw" media="not all and (min-width:1024px)">',
      '<link rel="preload" as="image" fetchpriority="high" imagesrcset="/w/800 800w" imagesizes="50vw" media="(min-width:1024px)">',
    ].join(''),
  );
});

test('ignores the crops of another picture', () => {
  const other = `<picture><source media="(min-width:1024px)" srcSet="/w/800 800w"/>${LAZY}</picture>`;
  expect(formatFirstPicturePreload(other + eager('/i/800'))).not.toContain('media');
});

test.each([
  ['nothing is rendered', ''],
  ['all pictures are lazy', LAZY],
  ['the picture has one width only', '<img src="/i/800" fetchPriority="high"/>'],
])('preloads nothing when %s', (_, html) => {
  expect(formatFirstPicturePreload(html)).toBe('');
});
