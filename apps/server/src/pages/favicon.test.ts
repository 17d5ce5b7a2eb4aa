import { expect, test } from 'vitest';
import { renderFavicon } from './favicon.ts';

test.each([
  [{ mark: '别处', name: 'x' }, '>别</text>'],
  [{ name: 'Elsewhere' }, '>E</text>'],
  [{ mark: '<b>' }, '>&lt;</text>'],
  [{}, '>·</text>'],
  [{ mark: 7 }, '>·</text>'],
])('renders for %o the character %s', (value, character) => {
  expect(renderFavicon({ value })).toContain(character);
});
