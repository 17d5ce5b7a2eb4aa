import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { namedMediaQueries } from './named-media-queries.ts';

const build = (css: string) =>
  transform({
    filename: 'View.css',
    code: Buffer.from(css),
    minify: true,
    visitor: namedMediaQueries,
  }).code.toString();

test.each([
  ['(--desktop)', '(width>=1024px)'],
  ['(--tablet) and (--below-desktop)', '(width>=768px) and (width<=1023.98px)'],
  ['(hover: hover) and (--tablet)', '(hover:hover) and (width>=768px)'],
  ['not (--desktop)', '(width<1024px)'],
  ['(--large-desktop), print', '(width>=1280px),print'],
  ['(max-height: 340px)', '(height<=340px)'],
])('%s becomes %s', (query, expected) => {
  expect(build(`@media ${query} { .a { color: red } }`)).toBe(`@media ${expected}{.a{color:red}}`);
});

test('an unknown name fails the build', () => {
  expect(() => build('@media (--phone) { .a { color: red } }')).toThrow(
    'No media query is named --phone',
  );
});
