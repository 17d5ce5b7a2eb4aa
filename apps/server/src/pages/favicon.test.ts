import { expect, test } from 'vitest';
import { otherBrand } from '../../test/support/brands.ts';
import { renderFavicon } from './favicon.ts';

test.each([
  ['北', '>北</text>'],
  ['<', '>&lt;</text>'],
])('renders the mark %s in the colours of the brand', (mark, text) => {
  const icon = renderFavicon({ ...otherBrand, mark });
  expect(icon).toContain(text);
  expect(icon).toContain('fill="#102030"');
});
